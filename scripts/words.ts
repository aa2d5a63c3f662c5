/**
 * The words after a command. One that it does not know ends it with a sentence: a word that is passed
 * over may be the one that matters.
 *
 * @param usage all it knows, as people write it: `npm run backup -- FOLDER|s3 [--accept-fewer]`
 */
export function wordsGiven(usage: string, words = process.argv.slice(2)) {
  const known = usage.split(' -- ')[1]?.match(/[^\s[\]]+/g) ?? []
  const options = known.filter(isOption)
  const names = words.filter((word) => !isOption(word))
  const most = known.length - options.length
  const unknown = words.find((word) => isOption(word) && !options.some((each) => fits(word, each)))
  const superfluous = unknown ?? names[most]
  if (superfluous !== undefined) {
    console.error(`There is no ${superfluous}: ${usage}`)
    process.exit(1)
  }
  return {
    names,
    has: (option: string) => words.includes(option),
    /** Value after `--option=`. */
    valueOf: (option: string) =>
      words.find((word) => word.startsWith(`${option}=`))?.slice(option.length + 1),
  }
}

const isOption = (word: string) => word.startsWith('-')

/** @param option `--list`, or with a value `--keep=FOLDER` */
function fits(word: string, option: string): boolean {
  const [name, value] = option.split('=')
  return value === undefined ? word === option : word.startsWith(`${name}=`) && word !== `${name}=`
}
