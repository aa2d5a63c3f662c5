import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rollup } from 'vite'
import options from './remix.config.js'
import { sharedChunks } from './scripts/shared-chunks'

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true
  }
}

const app = fileURLToPath(new URL('./app', import.meta.url))

/** What every page needs of the framework. */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/[\w-]+|turbo-stream)\/|commonjsHelpers/

/** What the editor fetches ahead (`app/routes/editor/get-ready.tsx`), by the file of its route. */
const operations = 'add delete discard-undo duplicate redo step style swap undo'.split(' ')

/** Pages that people open first, by the routes that draw them: they load little besides their own script. */
const firstPages = [
  ['home/home'],
  ['home/home', 'accounts/login'],
  ['create-order/catalogue'],
  ['create-order/create-order'],
  ['projects/my-projects'],
  ['editor/editor', ...operations.map((name) => `editor/sections/${name}`)],
  ['requests/list'],
  ['requests/request'],
].map((page) => page.map((file) => new RegExp(`app/routes/${file}\\.tsx\\?`)))

/** Breakpoints follow the reader's text size: who has it doubled gets the layout of half the width. */
const breakpointsInEm: Plugin = {
  name: 'breakpoints-in-em',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
      file.source = String(file.source).replace(/@media[^{]+/g, (query) =>
        query.replace(/([\d.]+)px/g, (_px, size) => `${Number(size) / 16}em`),
      )
    }
  },
}

/**
 * Warnings with nothing to fix: routes that only send files leave nothing for the browser, and the server
 * imports at once what the browser loads later.
 */
function isExpected({ code, plugin, message }: Rollup.RollupLog) {
  if (code === 'EMPTY_BUNDLE') return true
  return plugin === 'vite:reporter' && message.includes('dynamically imported')
}

let shared: ReadonlyMap<string, string> | undefined

const manualChunks: Rollup.GetManualChunk = (id, graph) => {
  if (framework.test(id)) return 'vendor'
  shared ??= sharedChunks(graph, framework, firstPages)
  return shared.get(id)
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(options), breakpointsInEm],
  resolve: { alias: { '~': app } },
  ssr: { external: ['better-sqlite3', 'sharp', 'satori', '@expo-google-fonts/inter'] },
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    target: 'es2022',
    // Some 4 KB of gzip smaller than the default, on every page. With `pure_getters` a value that is
    // only read is not read at all: nothing here may rest on what a mere reading does.
    ...(isSsrBuild
      ? {}
      : {
          minify: 'terser' as const,
          terserOptions: {
            ecma: 2020,
            module: true,
            compress: { passes: 3, inline: 1, pure_getters: true },
          },
        }),
    modulePreload: false,
    rollupOptions: {
      onwarn: (warning, warn) => {
        if (!isExpected(warning)) warn(warning)
      },
      ...(isSsrBuild
        ? {}
        : {
            output: {
              manualChunks,
              // Else a chunk draws in all that its files import.
              onlyExplicitManualChunks: true,
              // Else each entry names all that its imports import.
              hoistTransitiveImports: false,
            },
          }),
    },
  },
}))
