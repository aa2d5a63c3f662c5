import { Fragment } from 'react'

/** An address: its line ends behind what parts it, before it ends within a word. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?<=[@./])(?=.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
