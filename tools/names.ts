import ts from 'typescript'

/** A name that a file gives to something of its own. */
export interface GivenName {
  readonly name: string
  /** Given to a variable, a parameter, a function or a type, not to a member of a shape alone. */
  readonly isOwn: boolean
}

/** The names a source file gives: declarations, members, keys of objects; not what it calls or imports. */
export function givenNames(file: string, text: string): GivenName[] {
  const names = new Map<string, boolean>()
  const visit = (node: ts.Node): void => {
    const { name } = node as { readonly name?: ts.Node }
    if (name !== undefined && ts.isIdentifier(name) && !isTakenOver(node))
      names.set(name.text, names.get(name.text) === true || !isMember(node))
    ts.forEachChild(node, visit)
  }
  visit(parse(file, text))
  return [...names].map(([name, isOwn]) => ({ name, isOwn }))
}

/** Keys of the objects and of the interfaces in a file: names of calls, fields and columns. */
export function objectKeys(file: string, text: string): string[] {
  const keys: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      (ts.isPropertyAssignment(node) ||
        ts.isShorthandPropertyAssignment(node) ||
        ts.isPropertySignature(node)) &&
      ts.isIdentifier(node.name)
    )
      keys.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(parse(file, text))
  return keys
}

/** A name split into words: lower case, with spaces between. */
export function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Comments of a source file, by their marks; a mark inside a text counts as well. */
export function commentsOf(text: string): string[] {
  return text.match(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g) ?? []
}

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  })
}

function isMember(node: ts.Node): boolean {
  return (
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isBindingElement(node)
  )
}

/** Imports, members that are read and the members of somebody else's shape have the names they have there. */
function isTakenOver(node: ts.Node): boolean {
  return (
    ts.isImportSpecifier(node) ||
    ts.isExportSpecifier(node) ||
    ts.isImportClause(node) ||
    ts.isNamespaceImport(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isJsxAttribute(node) ||
    ts.isMetaProperty(node)
  )
}
