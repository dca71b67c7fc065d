import { MemoryFS } from '@electric-sql/pglite'
import type { PGlite } from '@electric-sql/pglite'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

type Options = Parameters<MemoryFS['init']>[1]
type Module = Parameters<NonNullable<Options['preRun']>[number]>[0]
/** A file in the memory of the embedded database; what its library does not type. */
interface FileNode {
  contents: Uint8Array
  usedBytes: number
  node_ops: { mknod: (parent: FileNode, name: string, mode: number, device: number) => FileNode }
  stream_ops: { write: (...args: readonly unknown[]) => number }
}

/** A file of the folder, or a folder in it (no content). */
interface Entry {
  readonly path: string
  readonly content: Uint8Array | undefined
}

const PGDATA = '/pglite/data'
const FOLDER_MODE = 0o040700
const FILE_MODE = 0o100600

const read = new Map<string, readonly Entry[]>()

/**
 * The files of an embedded database that was closed, in memory: read from the folder once, shared by every database
 * opened on them, and copied when one of these first writes to them. The folder stays as it is.
 */
export class CopyOnWriteFilesystem extends MemoryFS {
  readonly #entries: readonly Entry[]

  /** `folder` is that of the database itself (PGDATA). */
  constructor(folder: string) {
    super()
    this.#entries = read.get(folder) ?? readFolder(folder)
    read.set(folder, this.#entries)
  }

  override async init(lite: PGlite, options: Options): ReturnType<MemoryFS['init']> {
    const { emscriptenOpts } = await super.init(lite, options)
    const fill = (module: Module): void => this.#fill(module)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), fill] } }
  }

  #fill({ FS }: Module): void {
    FS.mkdirTree(PGDATA)
    const folders = new Map([['.', FS.lookupPath(PGDATA, {}).node as unknown as FileNode]])
    for (const { path, content } of this.#entries) {
      const parent = folders.get(dirname(path))
      if (parent === undefined) throw new Error(`${path} comes before its folder`)
      const mode = content === undefined ? FOLDER_MODE : FILE_MODE
      const node = parent.node_ops.mknod(parent, basename(path), mode, 0)
      if (content === undefined) folders.set(path, node)
      else shareContent(node, content)
    }
  }
}

/** Gives a file a content of others; writes within it would change theirs (longer ones make a new content by themselves). */
function shareContent(node: FileNode, content: Uint8Array): void {
  const { stream_ops: own } = node
  node.contents = content
  node.usedBytes = content.length
  node.stream_ops = {
    ...own,
    write(...args) {
      if (node.contents === content) node.contents = content.slice()
      return own.write(...args)
    },
  }
}

/** Folders stand before what is in them. */
function readFolder(folder: string): readonly Entry[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
      const content = entry.isFile() ? new Uint8Array(readFileSync(file)) : undefined
      return { path: relative(folder, file), content }
    })
    .toSorted((a, b) => a.path.length - b.path.length)
}
