import { globSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import base, { altersProcess } from '../../vitest.config'

const include: string[] = JSON.parse(process.env.MUTANTS_TESTS ?? '[]')

/** The tests of one area; see `run.ts`. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    projects: undefined,
    include,
    // Loading the product for each file anew takes longer than most tests.
    isolate: globSync(include).some(altersProcess),
    // A test that fails has seen the fault.
    retry: 0,
  },
})
