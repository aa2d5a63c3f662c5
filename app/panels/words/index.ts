export type { LeftOut, WordSource } from './branches'
export { addRow, changeRow, type RowChange } from './change-rows'
export { contentWith, leftOf, linksOf, shownFacts } from './content-with'
export { describeWords } from './describe-words'
export {
  type DescribedWords,
  fieldsOf,
  listsOf,
  shownFieldsOf,
  type WordField,
  type WordList,
  type WordPart,
  type WordRow,
} from './described'
export { readLink, textOfLink, type WordLinks } from './links'
export { mergeWords } from './merge-words'
export {
  type LinkWord,
  type OwnWord,
  type OwnWords,
  ownWords,
  type PictureWord,
  type RowWord,
  readDraft,
} from './own-words'
export { pictureText } from './picture-text'
export { pictureKey, picturesOf, withoutPicture } from './pictures'
export { type ReadWords, readWords, type WordRefusal } from './read-words'
