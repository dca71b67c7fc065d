/** Words that say what kind of school it is, not which. */
const KIND_WORDS = /(?:职业技术|职业|高等|师范|医学|幼儿)*(?:大学|学院|专科学校|学校|大专)$/

/**
 * Whether two names that share a province's school code can be one school: the code says so, the names must not deny
 * it. Either the known name stands there with stray letters around it (page headers read into the cell), or what is
 * left without words like 职业技术学院 shares more than half of its letters in order (浙江科技学院 became 浙江科技大学); of two
 * letters one is enough.
 * @param printed name without brackets; @param known a name of the school that has the code
 */
export function couldBeOneSchool(printed: string, known: string): boolean {
  if (printed.endsWith(known)) return printed.length - known.length <= 4
  if (printed.startsWith(known)) return /^(?:[^\p{sc=Han}]{0,6}|.)$/u.test(printed.slice(known.length))
  const [a, b] = [stem(printed), stem(known)]
  const longer = Math.max(a.length, b.length)
  const common = commonLetters(a, b) * 2
  return a.length > 0 && (longer <= 2 ? common >= longer : common > longer)
}

function stem(name: string): string {
  return name.replace(KIND_WORDS, '')
}

/** Length of the longest common subsequence. */
function commonLetters(a: string, b: string): number {
  let previous = new Uint8Array(b.length + 1)
  for (const letter of a) {
    const row = new Uint8Array(b.length + 1)
    for (let j = 0; j < b.length; j++) {
      row[j + 1] = letter === b[j] ? previous[j]! + 1 : Math.max(previous[j + 1]!, row[j]!)
    }
    previous = row
  }
  return previous[b.length]!
}
