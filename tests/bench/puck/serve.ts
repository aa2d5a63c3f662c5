import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'

const packages = ['@puckeditor/core@0.23.0', 'react@18.3.1', 'react-dom@18.3.1']

/** A panel as Puck is given it. */
export type PuckPanel = {
  id?: string
  panel: string
  orientation: string
  color: string
  version: string
  heights: number[]
}

/**
 * Serves Puck, the editor we are compared with, on a port of its own. It is no part of the product:
 * it is installed into the system's temporary folder the first time. Pictures come from the product.
 *
 * @param product address of the product's server
 * @throws when the packages cannot be had
 */
export async function servePuck(product: string) {
  const files = await bundle()
  let data = '{}'
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    if (path.startsWith('/panels/')) {
      const sent = request(product + path, (picture) => {
        answer.writeHead(picture.statusCode ?? 502, picture.headers)
        picture.pipe(answer)
      })
      asked.pipe(sent)
      return
    }
    const file = files[path === '/' ? '/index.html' : path]
    const type = /\.(\w+)$/.exec(path)?.[1] ?? 'html'
    const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' }
    answer.writeHead(200, {
      'Content-Type': types[type] ?? (type === 'json' ? 'application/json' : 'text/html'),
      'Cache-Control': file && type !== 'html' ? 'max-age=3600' : 'no-store',
    })
    answer.end(path === '/sections.json' ? data : (file ?? ''))
  })
  await new Promise<void>((done) => server.listen(0, done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    show: (sections: PuckPanel[], added: PuckPanel) => {
      data = JSON.stringify({ sections, added })
    },
    stop: () => server.close(),
  }
}

async function bundle(): Promise<Record<string, string>> {
  const folder = join(tmpdir(), 'panelry-bench-puck-0.23.0')
  if (!existsSync(join(folder, 'node_modules/@puckeditor/core'))) {
    mkdirSync(folder, { recursive: true })
    const prefix = ['--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts']
    execFileSync('npm', ['install', ...prefix, ...packages], { stdio: 'inherit' })
  }
  const { outputFiles } = await build({
    // As if it stood in that folder: its React must be Puck's.
    stdin: { contents: readFileSync('tests/bench/puck/app.js', 'utf8'), resolveDir: folder },
    outdir: folder,
    bundle: true,
    write: false,
    minify: true,
    splitting: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const scripts = outputFiles.map(({ path, text }) => [path.slice(folder.length), text])
  const css = readFileSync(join(folder, 'node_modules/@puckeditor/core/dist/index.css'), 'utf8')
  return {
    ...Object.fromEntries(scripts),
    '/puck.css': css,
    '/index.html':
      '<!doctype html><link rel="stylesheet" href="/puck.css"><div id="root"></div>' +
      '<script type="module" src="/stdin.js"></script>',
  }
}
