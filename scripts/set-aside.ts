/**
 * Copies the database of a node that was the primary aside: before LiteFS starts (`deploy/regions.sh`), and
 * where the server ends as it hears of no other node.
 */
import { setAside } from './set-aside/set-aside.ts'
import { wordsGiven } from './words.ts'

wordsGiven('node scripts/set-aside.ts')

const { DATA_DIR = '/data/panelry', LITEFS_DIR = '/data/litefs' } = process.env
const words = setAside(LITEFS_DIR, DATA_DIR)
if (words) console.log(words)
