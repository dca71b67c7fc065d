// Compares the schema's types with an empty database that every migration has run on.
import { connect } from '@wenjin/database/connect/connect'
import { migrate } from '@wenjin/database/migrations/index'
import { schemaProblems, typedColumns } from './schema-problems.ts'

const connection = await connect({})
await migrate(connection.db)
const problems = await schemaProblems(connection.db, typedColumns())
await connection.close()
for (const problem of problems) console.log(problem)
console.log(`${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
