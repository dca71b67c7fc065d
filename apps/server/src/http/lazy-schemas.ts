import ajvCompiler from '@fastify/ajv-compiler'
import serializerSelector from '@fastify/fast-json-stringify-compiler'

const buildValidator = ajvCompiler()
const buildSerializer = serializerSelector()
type Validate = ReturnType<ReturnType<typeof buildValidator>>

/** Fastify's own compilers, but a schema is compiled when its route is first asked, not at the start (0.3 s for all). */
export const lazySchemas = {
  buildValidator(...options: Parameters<typeof buildValidator>) {
    const compile = buildValidator(...options)
    return (route: Parameters<typeof compile>[0]): Validate => {
      let validate: Validate | undefined
      const lazy = ((input) => {
        validate ??= compile(route)
        const valid = validate(input)
        lazy.errors = validate.errors ?? null
        return valid
      }) as Validate
      return lazy
    }
  },
  buildSerializer(...options: Parameters<typeof buildSerializer>) {
    const compile = buildSerializer(...options)
    return (route: Parameters<typeof compile>[0]) => {
      let serialize: ReturnType<typeof compile> | undefined
      return (reply: unknown) => (serialize ??= compile(route))(reply)
    }
  },
}
