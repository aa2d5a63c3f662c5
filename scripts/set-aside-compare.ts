/** Says as JSON what a copy that was set aside has alone; a process of its own, as it reads two whole databases. */
import { compare } from './set-aside/compare.ts'

const [folder, present, primary] = process.argv.slice(2) as [string, string, string]
process.stdout.write(JSON.stringify(compare(folder, present, primary)))
