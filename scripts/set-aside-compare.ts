/** Says as JSON what a copy that was set aside has alone; a process of its own, as it reads two whole databases. */
import { compare } from './set-aside/compare.ts'
import { wordsGiven } from './words.ts'

const { names } = wordsGiven('node scripts/set-aside-compare.ts -- FOLDER PRESENT PRIMARY')
const [folder, present, primary] = names as [string, string, string]
process.stdout.write(JSON.stringify(compare(folder, present, primary)))
