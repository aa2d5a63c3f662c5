import { defineConfig } from 'vitest/config'
import base from '../../vitest.config'

/** The tests of one area; see `run.ts`. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    projects: undefined,
    include: JSON.parse(process.env.MUTANTS_TESTS ?? '[]'),
  },
})
