/** Why a script does nothing, or what is wrong with what it did, as a sentence. */
export class Refusal extends Error {}

/** Runs a script to its end; an error is printed as a sentence, never as a stack. */
export async function carryOut(what: string, work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work())
  } catch (error) {
    const { message } = error as Error
    console.error(error instanceof Refusal ? message : `The ${what} did not succeed: ${message}`)
    process.exitCode = 1
  }
}
