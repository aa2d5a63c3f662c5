/** Builds the pages and the server. */
import { execFileSync } from 'node:child_process'

execFileSync('remix', ['vite:build'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
