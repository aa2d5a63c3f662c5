import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import options from './remix.config.js'

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
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/\w+|turbo-stream)\//,
  ],
  [
    'base',
    /app\/components\/shell\/(bell|brand-mark|chunk-recovery|fault-screens|filled-forms|held|live|live-stream|message-screen|nonce|public-top-bar|refused-screen|user-menu|viewer)\.tsx?$/,
  ],
  [
    'base',
    /app\/components\/ui\/(avatar|button|class-names|dialog|empty-state|first-focus|flash-banner|icons?|initials|menu|pressed|retry|safe-image|screen|segmented|toaster|toasts|upload-host|uploads-wanted|use-details|use-hydrated|use-modal)\.tsx?$/,
  ],
  ['kept', /app\/components\/shell\/(held-notice|kept-forms|leaving)\.tsx?$/],
  ['base', /app\/components\/form\/(submit-button|use-submitting|hidden-key)\.tsx?$/],
  ['base', /app\/messages\/(shell|format|sign-in-here)\.ts$/],
  [
    'forms',
    /app\/components\/form\/(error-summary|field|form-state|password-field|text-field)\.tsx?$/,
  ],
  ['forms', /app\/routes\/http\/use-form-answer\.ts$/],
  ['accounts', /app\/messages\/(accounts|roles)\.ts$/],
  ['accounts', /app\/routes\/accounts\/provider-\w+\.tsx$/],
  ['lists', /app\/components\/shell\/dashboard-\w+\.tsx$/],
  ['lists', /app\/components\/ui\/(card|pager|time)\.tsx$/],
  ['search', /app\/components\/form\/search-field\.tsx$/],
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

const chunkOf = (id: string) => chunks.find(([, files]) => files.test(id))?.[0]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(options), breakpointsInEm],
  resolve: { alias: { '~': app } },
  ssr: { external: ['better-sqlite3', 'sharp', 'satori', '@expo-google-fonts/inter'] },
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    target: 'es2022',
    // Some 4 KB of gzip smaller than the default, on every page.
    ...(isSsrBuild
      ? {}
      : {
          minify: 'terser' as const,
          terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
        }),
    // Every browser that runs the script knows `modulepreload`.
    modulePreload: { polyfill: false },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
  },
}))
