// Proposed lists of twenty candidates as an adviser reads them: five provinces, four scores; none of the rules that an
// adviser signs by may be broken. DATA_DIR names a data folder with the real tables in it, which is slow to make again.
import { importTables } from '@wenjin/importer/import-tables'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { end } from './measure.ts'
import { serve } from './served.ts'
import { listLines, violationsOf } from './signed-lists.ts'

const FOLDERS = ['data', 'data2']
  .map((name) => join(import.meta.dirname, '../../shared', name))
  .filter(existsSync)
const YEAR = 2026
/** 物化生; in 3+3 the same three. */
const SUBJECTS = 0b000_1101
const PROVINCES = [
  { name: '广东', provinceId: 33, majorTypeId: 1, track: 'physics', batchId: 2 },
  { name: '湖南', provinceId: 32, majorTypeId: 1, track: 'physics', batchId: 2 },
  { name: '湖北', provinceId: 31, majorTypeId: 1, track: 'physics', batchId: 2 },
  { name: '贵州', provinceId: 38, majorTypeId: 1, track: 'physics', batchId: 2 },
  { name: '山东', provinceId: 29, majorTypeId: 3, track: 'combined', batchId: 2 },
] as const
const SCORES = [640, 585, 560, 520]
const WANTED = { school: 3, major: 3, city: 2, fee: 1, chance: 3, feeMost: 0 }

if (FOLDERS.length === 0) {
  console.log('no ../shared/data beside the repository: proposed lists of real tables are not read')
  end(true)
}
await using served = await serve({
  dataDir: process.env['DATA_DIR'],
  load: async (connection) => {
    await importTables({ connection, paths: FOLDERS, clock: () => new Date() })
    return true
  },
})
// a folder that stays remembers who asked last
const { call } = await served.signIn(`1390${String(Date.now()).slice(-7)}`)
let broken = 0
let empty = 0
for (const { name, track, batchId, ...place } of PROVINCES) {
  for (const score of SCORES) {
    const candidate = { ...place, year: YEAR, courseGroupId: SUBJECTS, score }
    const { scoreId } = await call('saveScore', candidate)
    const proposal = await call('aiReport', { scoreId, batchId, ...WANTED }).catch(
      (error: Error) => error.message,
    )
    console.log(`\n## ${name} ${score}`)
    if (typeof proposal === 'string' || proposal.list.length === 0) {
      console.log(`no list: ${typeof proposal === 'string' ? proposal : proposal.reason}`)
      empty += 1
      continue
    }
    const choices = proposal.list.map(({ univ }, i) => ({
      planId: univ.groups[0]!.planId,
      univId: univ.univId,
      reportNo: i + 1,
      group: univ.groups[0]!.group,
      isObey: track === 'combined' ? 0 : 1,
      majorList: [],
    }))
    const { reportMainId } = await call('saveReport', {
      scoreId,
      batchList: [{ batchId, reportUnivList: choices }],
    })
    const { findings } = await call('reportAppraise', { reportMainId, batchId })
    const problems = violationsOf(proposal, { track, subjects: SUBJECTS }, findings)
    const sections = Map.groupBy(proposal.list, ({ univ }) => univ.groups[0]!.section)
    const counts = [...sections].map(([section, inside]) => `${section} ${inside.length}`).join(', ')
    console.log(
      `rank ${proposal.basis.rank}; ${proposal.list.length}/${proposal.maxUnivNum} of ${proposal.optionNum}: ${counts}; ` +
        `slipping ${proposal.outlook.slipping}, cost ${proposal.cost}; violations: ${problems.length}`,
    )
    for (const problem of problems) console.log(`!! ${problem}`)
    for (const line of listLines(proposal)) console.log(line)
    broken += problems.length
  }
}
console.log(
  `\n${PROVINCES.length * SCORES.length} candidates, ${empty} without a list, ${broken} violations (at most 0)`,
)
end(broken === 0 && empty < PROVINCES.length * SCORES.length)
