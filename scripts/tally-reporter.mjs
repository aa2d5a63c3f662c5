import { writeFileSync } from 'node:fs'

/**
 * Writes how the rules and routes came out to the file that `TALLY` names: how many passed, and the
 * names of those that failed, with why, or passed at the second try only.
 */
export default class TallyReporter {
  #tally = { passed: 0, failed: [], flaky: [] }

  onTestCaseResult(test) {
    const { state, errors } = test.result()
    const name = `${test.module.relativeModuleId} › ${test.fullName}`
    if (state === 'passed') this.#tally.passed += 1
    if (state === 'failed') this.#tally.failed.push(`${name}: ${errors?.[0]?.message}`)
    if (test.diagnostic()?.flaky) this.#tally.flaky.push(name)
  }

  onTestModuleEnd(module) {
    for (const { message } of module.errors()) {
      this.#tally.failed.push(`${module.relativeModuleId}: ${message}`)
    }
  }

  onTestRunEnd(_modules, errors) {
    for (const { message } of errors) this.#tally.failed.push(message)
    writeFileSync(process.env.TALLY, JSON.stringify(this.#tally))
  }
}
