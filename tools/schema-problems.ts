import type { Database } from '@wenjin/database/schema/database'
import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable } from 'kysely'
import ts from 'typescript'

/** What a column is to TypeScript, by PostgreSQL's name of its type. */
const KINDS: Readonly<Record<string, string>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  text: 'string',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  jsonb: 'JSON',
}

interface Column {
  readonly tableName: string
  readonly columnName: string
  readonly dataType: string
  readonly isNullable: boolean
  readonly hasDefault: boolean
}

interface TypedColumn {
  readonly kind: string
  readonly isNullable: boolean
  /** May be left out of an insert. */
  readonly isOptional: boolean
}

/** How the schema's types (`typedColumns`) differ from the tables of a migrated database, a sentence each. */
export async function schemaProblems(
  db: Kysely<Database>,
  typed: ReadonlyMap<string, TypedColumn>,
): Promise<string[]> {
  const { rows } = await sql<Column>`
    select table_name, column_name, data_type, is_nullable = 'YES' as is_nullable,
      column_default is not null or is_identity = 'YES' as has_default
    from information_schema.columns
    where table_schema = current_schema() and table_name not like 'kysely%'
    order by table_name, ordinal_position`.execute(db)
  const columns = new Map(rows.map((row) => [`${camel(row.tableName)}.${camel(row.columnName)}`, row]))
  return [
    ...[...typed.keys()].filter((name) => !columns.has(name)).map((name) => `${name} is not in the database`),
    ...[...columns].flatMap(([name, column]) => differences(name, column, typed.get(name))),
  ]
}

function differences(name: string, column: Column, typed: TypedColumn | undefined): string[] {
  if (typed === undefined) return [`${name} is not in the types`]
  const problems = []
  const kind = KINDS[column.dataType] ?? 'not known here'
  if (kind !== typed.kind) problems.push(`${name} is ${typed.kind}, ${column.dataType} is ${kind}`)
  if (column.isNullable !== typed.isNullable)
    problems.push(`${name} ${column.isNullable ? 'can' : 'cannot'} be null in the database`)
  if (typed.isOptional && !column.isNullable && !column.hasDefault)
    problems.push(`${name} has no default in the database, but may be left out of an insert`)
  return problems
}

function camel(name: string): string {
  return name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** Read off this file by the compiler; exported so that they count as used. */
export type Selected = { [Table in keyof Database]: Selectable<Database[Table]> }
export type Inserted = { [Table in keyof Database]: Insertable<Database[Table]> }

/** Every column of the schema's types, by table and name (customer.provId). */
export function typedColumns(): Map<string, TypedColumn> {
  const { config } = ts.readConfigFile('tsconfig.base.json', (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  const program = ts.createProgram([import.meta.filename], options)
  const checker = program.getTypeChecker()
  const own = checker.getExportsOfModule(
    checker.getSymbolAtLocation(program.getSourceFile(import.meta.filename)!)!,
  )
  const typeOf = (name: string): ts.Type =>
    checker.getDeclaredTypeOfSymbol(own.find((symbol) => symbol.name === name)!)
  const propertiesOf = (type: ts.Type): [string, ts.Type, ts.Symbol][] =>
    checker
      .getPropertiesOfType(type)
      .map((property) => [property.name, checker.getTypeOfSymbol(property), property])
  const optional = new Set(
    propertiesOf(typeOf('Inserted')).flatMap(([table, type]) =>
      propertiesOf(type)
        .filter(([, , property]) => (property.flags & ts.SymbolFlags.Optional) !== 0)
        .map(([column]) => `${table}.${column}`),
    ),
  )
  return new Map(
    propertiesOf(typeOf('Selected')).flatMap(([table, type]) =>
      propertiesOf(type).map(([column, value]): [string, TypedColumn] => {
        const name = `${table}.${column}`
        const isNullable = checker.getNonNullableType(value) !== value
        return [name, { kind: kindOf(checker, value), isNullable, isOptional: optional.has(name) }]
      }),
    ),
  )
}

function kindOf(checker: ts.TypeChecker, value: ts.Type): string {
  const plain = checker.typeToString(checker.getBaseTypeOfLiteralType(checker.getNonNullableType(value)))
  return ['number', 'string', 'boolean', 'Date'].includes(plain) ? plain : 'JSON'
}
