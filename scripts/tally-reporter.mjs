import { writeFileSync } from 'node:fs'

/**
 * Writes how the rules and routes came out to the file that `TALLY` names: how many passed, and the
 * names of those that failed, or passed at the second try only, each with why.
 */
export default class TallyReporter {
  #tally = { passed: 0, failed: [], flaky: [] }

  onTestCaseResult(test) {
    const { state, errors } = test.result()
    const name = `${test.module.relativeModuleId} › ${test.fullName}`
    if (state === 'passed') this.#tally.passed += 1
    if (state === 'failed') this.#tally.failed.push(`${name}: ${errors?.[0]?.message}`)
    if (test.diagnostic()?.flaky) this.#tally.flaky.push(`${name}: ${errors?.[0]?.message}`)
  }

  onTestModuleEnd(module) {
    for (const { message } of module.errors()) {
      this.#tally.failed.push(`${module.relativeModuleId}: ${message}`)
    }
  }

  onTestRunEnd(modules, errors) {
    for (const { message, cause } of errors) {
      this.#tally.failed.push(cause ? `${message} ${cause.message}` : message)
    }
    // A process that dies takes along the tests that it had not reached.
    for (const module of modules.filter((each) => ['queued', 'pending'].includes(each.state()))) {
      this.#tally.failed.push(`${module.relativeModuleId} was not finished`)
    }
    writeFileSync(process.env.TALLY, JSON.stringify(this.#tally))
  }
}
