import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import options from './remix.config.js'

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true
  }
}

const app = fileURLToPath(new URL('./app', import.meta.url))

export default defineConfig({
  plugins: [tailwindcss(), remix(options)],
  resolve: { alias: { '~': app } },
  ssr: { external: ['better-sqlite3', 'sharp', 'satori', '@expo-google-fonts/inter'] },
  build: { assetsInlineLimit: 0, cssCodeSplit: false, target: 'es2022' },
})
