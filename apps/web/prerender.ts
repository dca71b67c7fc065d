import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const MARK = '<!--first-screen-->'

/**
 * Puts the first screen and its styles into dist/index.html, and the server's marks for the tenant's colours and the page's own files.
 * @param root folder of the web workspace, built into `dist` already
 */
export async function prerender(root: string): Promise<void> {
  const outDir = join(root, 'dist', '.prerender')
  await build({
    root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: 'src/app/prerender.tsx', outDir, manifest: false, target: 'node24' },
  })
  const { renderFirstScreen } = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
    renderFirstScreen: () => Promise<string>
  }
  await rm(outDir, { recursive: true })
  const page = join(root, 'dist', 'index.html')
  const html = await readFile(page, 'utf8')
  if (!html.includes(MARK)) throw new Error(`index.html lacks ${MARK}`)
  // The tenant's colours come after every style sheet, so that they win.
  const themed = html.replace('</head>', '  <!--theme-->\n    <!--preloads-->\n  </head>')
  const styled = await inlineStyles(themed, root)
  const first = await renderFirstScreen()
  await writeFile(
    page,
    paintFirst(styled).replace(MARK, () => first),
  )
}

/** Style sheets of the page go into it: they are small, and the first screen does not wait for another answer. */
async function inlineStyles(html: string, root: string): Promise<string> {
  let inlined = html
  for (const [link, file = ''] of html.matchAll(/<link rel="stylesheet"[^>]*href="\/m\/([^"]+)"[^>]*>/g)) {
    const css = await readFile(join(root, 'dist', file), 'utf8')
    if (css.includes('</style')) throw new Error(`${file} cannot stand inside the page`)
    inlined = inlined.replace(link, () => `<style nonce="%NONCE%">${css.trim()}</style>`)
  }
  return inlined
}

const MODULE =
  /[ \t]*<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"[^>]*>(?:<\/script>)?\n?/g

/**
 * The page can be read and filled in before its script, so painting it goes before fetching and running that: a few
 * lines fetch it right after the first frame (a page in the background has none and does not wait for one).
 */
function paintFirst(html: string): string {
  const files = [...html.matchAll(MODULE)].map(([tag, file = '']) => ({
    file,
    isEntry: tag.includes('<script'),
  }))
  const entry = files.find(({ isEntry }) => isEntry)
  if (entry === undefined) throw new Error('index.html has no module script')
  const others = files.filter(({ isEntry }) => !isEntry).map(({ file }) => file)
  const loader = `<script nonce="%NONCE%">${afterFirstFrame}(${JSON.stringify(entry.file)},${JSON.stringify(others)})</script>`
  return html.replaceAll(MODULE, '').replace('</body>', () => `  ${loader}\n  </body>`)
}

/** Runs in the browser, old ones included. Screens other than home have nothing to paint before their script. */
const afterFirstFrame = `(function (entry, others) {
  var begun = false
  function begin() {
    if (begun) return
    begun = true
    others.forEach(function (file) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.appendChild(link)
    })
    var script = document.createElement('script')
    script.type = 'module'
    script.src = entry
    document.head.appendChild(script)
  }
  if (document.documentElement.dataset.route === 'other') return begin()
  requestAnimationFrame(function () { setTimeout(begin) })
  setTimeout(begin, 500)
})`
