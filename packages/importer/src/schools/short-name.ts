/** A university as far as short names need it. */
export interface FullName {
  readonly univId: number
  readonly name: string
}

/** Two-letter ends that stand for one kind of school; a longer name with the same letters is another school. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  师大: ['师范大学'],
  医大: ['医科大学', '医药大学'],
  财大: ['财经大学'],
  工大: ['工业大学', '工程大学'],
  科大: ['科技大学'],
  农大: ['农业大学'],
  林大: ['林业大学'],
  交大: ['交通大学'],
  航大: ['航空航天大学', '航空大学'],
  民大: ['民族大学'],
  外大: ['外国语大学'],
  药大: ['药科大学'],
  海大: ['海洋大学', '海事大学'],
  理工: ['理工大学', '理工学院'],
  中医: ['中医药大学', '中医学院'],
  医学: ['医学院', '医科大学'],
  师范: ['师范大学', '师范学院'],
  师院: ['师范学院'],
  工院: ['工程学院', '工学院'],
  体院: ['体育大学', '体育学院'],
  商院: ['商学院'],
}

/**
 * The undergraduate school that a short form of two to five letters means ('华东师大', '哈工威海'): its letters in
 * order, the first one first. Only an answer without rivals counts; a school whose name merely goes on
 * ('湖南科技大学潇湘学院') is no rival.
 */
export function matchShortName(short: string, schools: readonly FullName[]): number | undefined {
  if (short.length < 3 || short.length > 5 || /(?:大学|学院)$/.test(short)) return undefined
  const found = schools
    .map(({ univId: schoolId, name }) => ({
      univId: schoolId,
      name: name.replaceAll(/[（）()]|校区|分校/g, ''),
    }))
    .filter(({ name }) => name[0] === short[0] && holdsInOrder(name, short))
  const wholes = new Set((ENDINGS[short.slice(-2)] ?? []).map((ending) => short.slice(0, -2) + ending))
  const exact = found.filter(({ name }) => wholes.has(name))
  if (exact.length === 1) return exact[0]!.univId
  const shortest = found.toSorted((a, b) => a.name.length - b.name.length)[0]
  return shortest !== undefined && found.every(({ name }) => name.startsWith(shortest.name))
    ? shortest.univId
    : undefined
}

function holdsInOrder(text: string, letters: string): boolean {
  let next = 0
  for (const letter of text) if (letter === letters[next]) next++
  return next === letters.length
}
