// Lints the OpenAPI document of the table of calls by Redocly's recommended rules; warnings count, and no network is used.
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { openapiDocument } from '@wenjin/server/http/openapi'

const document = openapiDocument()
const config = await createConfig({ extends: ['recommended-strict'] })
const problems = await lintFromString({
  source: JSON.stringify(document),
  absoluteRef: 'openapi.json',
  config,
})
for (const { ruleId, message, location } of problems)
  console.log(`${ruleId}: ${message} (${location.map(({ pointer }) => pointer).join(' ')})`)
const operations = Object.keys(document['paths'] as object).length
console.log(`${operations} paths, ${problems.length} problems`)
process.exitCode = problems.length === 0 && operations > 0 ? 0 : 1
