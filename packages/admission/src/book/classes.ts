import type { MajorRow } from '@wenjin/database/queries/library/universities'
import { normaliseMajorName } from '@wenjin/engine'

/** A class of the catalogue (专业类), e.g. 0809 计算机类. */
export interface MajorClass {
  readonly code: string
  readonly name: string
  readonly category: string
}

/**
 * The classes of the catalogue, and which of them majors belong to: by the major's name, or by the
 * class's own where a school enrols by class (计算机类). A name of neither belongs to none.
 */
export function classFinder(majors: readonly MajorRow[]): {
  readonly classes: readonly MajorClass[]
  readonly classesOf: (majorNames: readonly string[]) => number[]
} {
  const classes: MajorClass[] = []
  const positionOf = new Map<string, number>()
  const byName = new Map<string, number>()
  for (const { name, classCode, className, categoryName } of majors) {
    let position = positionOf.get(classCode)
    if (position === undefined) {
      position = classes.push({ code: classCode, name: className, category: categoryName }) - 1
      positionOf.set(classCode, position)
      if (!byName.has(className)) byName.set(className, position)
    }
    if (!byName.has(name)) byName.set(name, position)
  }
  const known = new Map<string, number | undefined>()
  return {
    classes,
    classesOf(majorNames) {
      const found = new Set<number>()
      for (const name of majorNames) {
        if (!known.has(name)) known.set(name, byName.get(normaliseMajorName(name).name))
        const position = known.get(name)
        if (position !== undefined) found.add(position)
      }
      return [...found]
    },
  }
}
