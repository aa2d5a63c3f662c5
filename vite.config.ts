import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rollup } from 'vite'
import options from './remix.config.js'
import { knownFlags } from './scripts/known-flags'

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true
  }
}

const app = fileURLToPath(new URL('./app', import.meta.url))

/**
 * The script that (nearly) every page needs, as few files: dozens of small ones zip badly and make
 * the list of what each screen imports long. First match wins; the rest is up to the bundler.
 */
const chunks: readonly (readonly [name: string, files: RegExp])[] = [
  [
    'vendor',
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/[\w-]+|turbo-stream)\//,
  ],
  ['vendor', /commonjsHelpers/],
  ['base', /vite\/preload-helper/],
  [
    'base',
    /app\/components\/shell\/(arrival|await-server|bell|brand-mark|chunk-recovery|error-title|error-boundary|few-words|filled-forms|found-routes|held|held-notice|kept-forms|keep-zone|later|leaving|live|nonce|router|user-menu|viewer)\.tsx?$/,
  ],
  [
    'base',
    /app\/components\/ui\/(avatar|button|class-names|flash-banner|icon|initials|menu|photo|pressed|put-aside|retry|return-focus|safe-image|screen|toaster|toasts|upload-host|uploads-wanted|use-details|use-hydrated)\.tsx?$/,
  ],
  ['base', /app\/(map\/(file-path|path-to)|panels\/url|work\/zone-cookie)\.ts$|app\/root\.tsx/],
  [
    'base',
    /app\/components\/form\/(action-form|base-form|form-context|hidden-key|submit-button|turns|use-submitting)\.tsx?$/,
  ],
  ['base', /app\/messages\/(controls|format|shell)\.ts$/],
  // Addresses of the styles of every page, of fonts and drawings; and the nothing that is left of a style sheet
  // whose address alone is used.
  ['base', /app\.css\?url$|\.css\?transform-only$|\.(svg|webp|woff2)(\?url)?$/],
  [
    'forms',
    /app\/components\/form\/(field|form-state|password-field|plain-form|text-field|use-form-answer)\.tsx?$/,
  ],
  ['forms', /app\/messages\/forms\.ts$/],
  ['forms', /app\/components\/form\/(error-summary|field-id|linked-words)\.tsx?$/],
  ['dialogs', /app\/components\/ui\/(dialog|first-focus|use-modal)\.tsx?$/],
  ['segmented', /app\/components\/ui\/(query-link|segmented)\.tsx$/],
  ['segmented', /app\/messages\/variants\.ts$/],
  ['fields', /app\/components\/form\/(choice-fields|color-field|select-field)\.tsx?$/],
  ['fields', /app\/(messages\/pick-color|work\/hex-color)\.ts$/],
  ['login', /app\/messages\/login\.ts$/],
  ['login', /app\/routes\/accounts\/(login|provider-[\w-]+)\.tsx/],
  ['accounts', /app\/messages\/accounts\.ts$/],
  ['projects', /app\/messages\/projects\.ts$/],
  [
    'projects',
    /app\/routes\/projects\/(addresses|folder-grid|folder-menu|own-list|project-grid|sort-menu)\.tsx?$/,
  ],
  ['website-picture', /app\/components\/shell\/website-picture\.tsx$/],
  ['public', /app\/components\/shell\/public-top-bar\.tsx$/],
  ['notice', /app\/components\/ui\/notice\.tsx$/],
  ['section-picture', /app\/components\/ui\/section-picture\.tsx$/],
  // Also what templates need of a page. Everything else of the editor has it as its parent.
  ['pages', /app\/(messages\/pages|routes\/editor\/addresses|panels\/(types|variant))\.ts$/],
  [
    'editor',
    /app\/routes\/editor\/(editor-actions|editor-screen|offline-aware|use-editor|page-on-screen|closed-screen|coming-editor|sections\/stuck-screen)\.tsx?$/,
  ],
  [
    'lists',
    /app\/components\/shell\/(dashboard-\w+|invitation-waits|list-screen|starts|tour)\.tsx?$/,
  ],
  ['lists', /app\/(messages\/columns|permissions\/menu-items)\.ts$/],
  ['lists', /app\/components\/ui\/(card|drawer|pager|tabs)\.tsx$/],
  // Also what the editor needs of a list.
  ['empty', /app\/components\/(form\/kept|ui\/empty-drawing|ui\/empty-state)\.tsx$/],
  ['time', /app\/(components\/ui\/(time|use-clock)|messages\/(dates|waiting))\.tsx?$/],
  ['time', /app\/work\/(memoize|wall-time)\.ts$/],
  ['search', /app\/components\/form\/search-field\.tsx$/],
  ['banner', /app\/components\/ui\/banner\.tsx$/],
]

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
 * What imports a part that is loaded later: Vite's own also has the scripts and styles below the part
 * fetched ahead, and is a kilobyte of gzip on every page. Ours are few files, and bring no styles.
 */
const laterParts: Plugin = {
  name: 'later-parts',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (part) => part()' : undefined,
}

const operations = /editor\/sections\/(add|delete|duplicate|redo|step|style|swap|undo)\.tsx\?/

/**
 * The operations of a page are fetched by the editor, which has all that they import, before the
 * first is used: eight lists of it would be 4 KB of gzip.
 */
const operationsListNothing: Plugin = {
  name: 'operations-list-nothing',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !operations.test(file.facadeModuleId ?? '')) continue
      file.code = file.code.replace(/import"[^"]+";/g, '')
    }
  },
}

/** Each file that a pattern of `chunks` names, as a pattern of its own. */
export const chunkFiles = chunks.flatMap(([, { source }]) => {
  const [group, names] = /\(([^()]+)\)/.exec(source) ?? [source, source]
  return (names ?? '').split('|').map((name) => new RegExp(source.replace(group, () => name)))
})

/** A file that got another name would leave its chunk without a word. */
const chunksFindTheirFiles: Plugin = {
  name: 'chunks-find-their-files',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const ids = [...this.getModuleIds()]
    const lost = chunkFiles.filter((file) => !ids.some((id) => file.test(id)))
    if (lost.length > 0) this.error(`no script of the browser is called ${lost.join(' or ')}`)
  },
}

/**
 * Warnings that stand for nothing to mend: routes that answer with files alone leave nothing for the
 * browser, the chunks of the editor are always loaded together, and the server imports at once what
 * the browser loads later.
 */
function isExpected({ code, plugin, message }: Rollup.RollupLog) {
  if (code === 'EMPTY_BUNDLE') return true
  if (code === 'CIRCULAR_CHUNK') return /\beditor\b/.test(message)
  return plugin === 'vite:reporter' && message.includes('dynamically imported')
}

const chunkOf = (id: string) => chunks.find(([, files]) => files.test(id))?.[0]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix(options),
    knownFlags(),
    laterParts,
    breakpointsInEm,
    chunksFindTheirFiles,
    operationsListNothing,
  ],
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
    // A named chunk holds what is named: else it draws in all that its files import, and whoever needs a
    // word of that loads the whole chunk.
    rollupOptions: {
      onwarn: (warning, warn) => {
        if (!isExpected(warning)) warn(warning)
      },
      ...(isSsrBuild ? {} : { output: { manualChunks: chunkOf, onlyExplicitManualChunks: true } }),
    },
  },
}))
