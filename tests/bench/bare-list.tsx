import { readFileSync } from 'node:fs'
import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import { Links, Meta, Outlet, RemixServer, Scripts, useLoaderData } from '@remix-run/react'
import Database from 'better-sqlite3'
import compression from 'compression'
import express from 'express'
import { renderToString } from 'react-dom/server'
import { elements, readBody } from './markup'

// The floor for lists: Express, compression, Remix, one query of 15 rows, the markup of ours.

const sqlite = new Database(':memory:')
sqlite.exec('create table projects (id integer primary key, name text, at integer)')
const insert = sqlite.prepare('insert into projects (name, at) values (?, ?)')
for (let at = 0; at < 15; at += 1) insert.run(`Project ${at}`, at)
const rows = sqlite.prepare<[], { id: number; name: string; at: number }>(
  'select * from projects order by at desc limit 15',
)

const loader = () => ({ rows: rows.all() })

function Root() {
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}

const markup = readBody(readFileSync(String(process.env.MARKUP), 'utf8'))

/** The elements of the product's own page; what was read from the database goes along as data. */
function List() {
  const data = useLoaderData<typeof loader>()
  return <div data-rows={data.rows.length}>{...elements(markup)}</div>
}

const facts = { hasAction: false, hasLoader: false, hasErrorBoundary: false, module: '/a.js' }
const client = { hasClientAction: false, hasClientLoader: false, ...facts }
const build = {
  mode: 'production',
  future: { v3_singleFetch: true, v3_lazyRouteDiscovery: false, v3_relativeSplatPath: false },
  isSpaMode: false,
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  assets: {
    entry: { module: '/a.js', imports: [] },
    routes: {
      root: { id: 'root', path: '', ...client },
      list: { id: 'list', parentId: 'root', path: 'projects', ...client, hasLoader: true },
    },
    url: '/manifest.js',
    version: '1',
  },
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers, context: never) => {
        headers.set('Content-Type', 'text/html')
        const html = renderToString(<RemixServer context={context} url={request.url} />)
        return new Response(`<!DOCTYPE html>${html}`, { status, headers })
      },
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: Root } },
    list: { id: 'list', parentId: 'root', path: 'projects', module: { default: List, loader } },
  },
} as unknown as ServerBuild

const app = express()
app.get('/login', (_request, response) => void response.send('ready'))
app.use(compression())
app.all('*', createRequestHandler({ build, mode: 'production' }))
const server = app.listen(Number(process.env.PORT))
process.once('SIGTERM', () => {
  server.close(() => process.exit(0))
  server.closeAllConnections()
})
