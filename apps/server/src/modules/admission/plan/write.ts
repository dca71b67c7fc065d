import type { CallInput, Calls } from '@wenjin/contract'
import type { UnitHit, UnitPage } from '@wenjin/engine'
import { WrittenReply } from '../../../kernel/handlers.ts'
import { JsonBytes } from './json-bytes.ts'
import type { SourcedTable } from '../score/index.ts'
import type { UnitBook } from '@wenjin/admission/book/book'
import type { Candidate } from './candidate.ts'
import { presentBasis, presentFixed, presentSchool, presentShape, thousandths } from './present.ts'

const out = new JsonBytes()

/**
 * The reply of queryUniv, written straight as bytes: what a unit, a school or a class says to every
 * candidate is written once and copied from then on.
 */
export function writePage(
  book: UnitBook,
  candidate: Candidate,
  ranked: SourcedTable | undefined,
  input: Pick<CallInput<Calls['queryUniv']>, 'pageNo' | 'pageSize' | 'planIds'>,
  page: UnitPage,
): WrittenReply<'queryUniv'> {
  const parts = partsOf(book)
  out
    .begin()
    .ascii('{"basis":')
    .bytes(basisBytes(parts, book, candidate, ranked))
    .ascii(
      `${candidate.rank}},"pageNo":${input.pageNo ?? 1},"pageSize":${input.pageSize ?? 20},"total":${page.total}` +
        `,"unitTotal":${page.unitTotal},"sectionCounts":${JSON.stringify(page.sectionCounts)},"facets":`,
    )
  writeFacets(parts, book, page)
  out.ascii(',"univList":[')
  let comma = ''
  for (const { school, hits } of page.groups) {
    parts.schools[school] ??= openObject(presentSchool(at(book.schools, school)))
    out.ascii(comma).bytes(parts.schools[school])
    writeUnits(parts, book, hits, input.planIds !== undefined)
    comma = ','
  }
  return new WrittenReply(out.ascii(']}').take())
}

function writeUnits(parts: Parts, book: UnitBook, hits: readonly UnitHit[], withShape: boolean): void {
  let before = ',"groups":['
  for (const { unit, probability: chance, ratio, section } of hits) {
    parts.units[unit] ??= openObject(presentFixed(book, at(book.units, unit)))
    out.ascii(before).bytes(parts.units[unit])
    const shape = withShape ? presentShape(at(book.units, unit)) : undefined
    if (shape !== undefined) out.ascii(`,"cutoffShape":${JSON.stringify(shape)}`)
    out.ascii(`,"probability":${thousandths(chance)},"ratio":${thousandths(ratio)},"section":"${section}"}`)
    before = ','
  }
  out.ascii(']}')
}

function writeFacets(parts: Parts, book: UnitBook, { facets: { majorClasses, ...facets } }: UnitPage): void {
  out.ascii(`${JSON.stringify(facets).slice(0, -1)},"majorClasses":[`)
  let comma = ''
  for (const [position, count] of majorClasses) {
    parts.classes[position] ??= openObject(at(book.classes, position))
    out.ascii(comma).bytes(parts.classes[position]).ascii(`,"count":${count}}`)
    comma = ','
  }
  out.ascii(']}')
}

/** What of a book has been written already, by position. */
interface Parts {
  readonly units: (Buffer | undefined)[]
  readonly schools: (Buffer | undefined)[]
  readonly classes: (Buffer | undefined)[]
  readonly bases: Map<SourcedTable | undefined, Buffer>
}

const written = new WeakMap<UnitBook, Parts>()

function partsOf(book: UnitBook): Parts {
  const known = written.get(book)
  if (known !== undefined) return known
  const parts: Parts = { units: [], schools: [], classes: [], bases: new Map() }
  written.set(book, parts)
  return parts
}

/** The basis up to the candidate's rank, which is all that differs between candidates of a book. */
function basisBytes(
  { bases }: Parts,
  book: UnitBook,
  candidate: Candidate,
  ranked: SourcedTable | undefined,
): Buffer {
  const known = bases.get(ranked)
  if (known !== undefined) return known
  const { rank: _rank, ...rest } = presentBasis(book, candidate, ranked)
  const made = Buffer.concat([openObject(rest), Buffer.from(',"rank":')])
  bases.set(ranked, made)
  return made
}

function at<T>(list: readonly T[], position: number): T {
  const found = list[position]
  if (found === undefined) throw new RangeError(`position ${position} of ${list.length}`)
  return found
}

/** JSON of an object without its closing brace, so that fields can follow. */
function openObject(fields: object): Buffer {
  return Buffer.from(JSON.stringify(fields).slice(0, -1))
}
