import { Link, useParams, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { CheckboxField } from '~/components/form/choice-fields'
import { type Option, SelectField } from '~/components/form/select-field'
import { TextareaField, TextField } from '~/components/form/text-field'
import { Button } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { choiceName, wordsMessages as say } from '~/messages/section-words'
import type { Orientation } from '~/panels/types'
import type { WordField } from '~/panels/words'
import { factsPath, pagePath, wordName } from '../addresses'
import { type ChosenPicture, PhotoField, photoName } from './photo-field'

export type Crowded = Readonly<Record<string, keyof typeof say.crowded>>

/** What the form knows of all its fields. */
export type Around = {
  errors: Readonly<Record<string, string>>
  theirs: Readonly<Record<string, string>>
  crowded: Crowded
  /** Why files were refused, and what fields say, by path. */
  files: Readonly<Record<string, string>>
  said: ReadonlyMap<string, string>
  pages: readonly Option[]
  pictures: readonly ChosenPicture[] | null
  field: string | null
  orientation: Orientation
  /** Paths that only other orientations show. */
  unsaid: ReadonlySet<string>
  /** Where the focus goes: the path of a field or list, or a button of a row. */
  target: string | null
  filled: string | undefined
  nonce: string | undefined
}

/** One field, what it says without own words, and the way back to that. */
export function Word({ field, around }: { field: WordField; around: Around }) {
  const { path, label, value, below, kind } = field
  const own = field.source === 'own' && (kind === 'link' || value !== below)
  const isPhoto = kind === 'picture'
  const back = wayBack(field)
  const theirs = around.theirs[path]
  const crowded = around.crowded[path]
  return (
    <div className="words-word">
      <Control field={field} around={around} hint={own && hintOf(field)} />
      {field.source === 'fact' && value && <FromFacts field={field} />}
      {crowded && (
        <p className="words-crowded">
          <Icon name="warning" />
          {say.crowded[crowded]}
        </p>
      )}
      {theirs !== undefined && (
        <p className="words-theirs">
          <span>
            {isPhoto ? say.theirPhoto(photoName(theirs, around.pictures)) : say.theirs(theirs)}
          </span>
          <Button
            name="step"
            value={`theirs:${path}`}
            look="quiet"
            aria-label={say.takeTheirsOf(label)}
          >
            {say.takeTheirs}
          </Button>
        </p>
      )}
      {own && (
        <button
          type="submit"
          name="step"
          value={`example:${path}`}
          className="link words-example"
          aria-label={say.backOf(back, label)}
        >
          {back}
        </button>
      )}
    </div>
  )
}

/** Says that a word comes from the facts of the business or is the name of a page, and leads there. */
function FromFacts({ field: { fact, factBelow } }: { field: WordField }) {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const behind = { p: query.get('p'), s: query.get('s') }
  if (!factBelow || factBelow.of === 'menu') return null
  const isPage = factBelow.of === 'page'
  const to = isPage ? pagePath(id, factBelow.page, 'edit') : factsPath(id, behind, fact)
  return (
    <Link to={to} className="link words-example" preventScrollReset>
      {isPage ? say.fromPages : say.fromFacts}
    </Link>
  )
}

/** What the button is called that takes own words away. */
const wayBack = (field: WordField): string =>
  field.kind === 'picture' ? say.backToDrawn : sayOfBelow(field).back

const sayOfBelow = ({ factBelow }: WordField) => say.below[factBelow?.of ?? 'example']

function hintOf(field: WordField): ReactNode {
  const { kind, below } = field
  const { says } = sayOfBelow(field)
  if (kind === 'line' || kind === 'paragraph' || kind === 'number') return says(below)
  return kind === 'choice' ? says(choiceName(below)) : undefined
}

function Control({ field, around, hint }: { field: WordField; around: Around; hint: ReactNode }) {
  const { path, name: label, value } = field
  const props = {
    name: wordName(path),
    label,
    hint: hint || undefined,
    defaultValue: value,
    errors: around.errors[path] ?? null,
    // The browser goes there by itself without script.
    ...(around.target === path && { 'data-autofocus': true, autoFocus: true }),
  }
  if (field.kind === 'paragraph') return <TextareaField {...props} rows={3} />
  if (field.kind === 'number') return <TextField {...props} inputMode="decimal" />
  if (field.kind === 'choice') {
    const options = field.names.map((name) => ({ value: name, label: choiceName(name) }))
    return <SelectField key={value} {...props} options={options} />
  }
  if (field.kind === 'switch') {
    const { defaultValue: _, ...rest } = props
    return (
      <>
        <input type="hidden" name={rest.name} value="" />
        <CheckboxField {...rest} checked={value === 'on'} />
      </>
    )
  }
  if (field.kind === 'picture') {
    const { pictures } = around
    return (
      <PhotoField
        {...props}
        pictures={pictures}
        refusedFile={around.files[path]}
        opens={around.field === path}
      />
    )
  }
  if (field.kind === 'link') {
    const text = field.leadsByItself ? '' : (around.said.get(path.slice(0, -'#link'.length)) ?? '')
    return <Lead {...props} text={text} pages={around.pages} />
  }
  return <TextField {...props} />
}

const fixed: readonly Option[] = [
  { value: '', label: say.leads.byItself },
  { value: 'nowhere', label: say.leads.nowhere },
  { value: 'address', label: say.leads.address },
]

/** Where words lead: one of the pages, an address that is typed beside it, or nowhere. */
function Lead({
  text,
  pages,
  defaultValue: value,
  errors,
  ...props
}: {
  name: string
  label: string
  hint?: ReactNode
  defaultValue: string
  errors: string | null
  /** The words that lead there: the name of a page, unless they lead somewhere else. */
  text: string
  pages: readonly Option[]
}) {
  const isPage = ({ label }: Option) => label.trim().toLowerCase() === text.trim().toLowerCase()
  const leadsNowhere = value === '' && text !== '' && !pages.some(isPage)
  const named = value === '' || value === 'nowhere' || value.startsWith('page:')
  const isGone = value.startsWith('page:') && !pages.some((page) => page.value === value)
  const known = isGone ? [...pages, { value, label: say.leads.gone }] : pages
  return (
    <div className="words-lead">
      <SelectField
        key={value}
        {...props}
        hint={leadsNowhere ? say.leads.noPage(text) : props.hint}
        defaultValue={named ? value : 'address'}
        options={fixed}
        groups={[{ label: say.leads.pages, options: known }]}
      />
      <TextField
        name={props.name.replace(/^word-/, 'address-')}
        label={say.leads.typed}
        hint={say.leads.hint}
        defaultValue={named ? '' : value}
        errors={errors}
        inputMode="url"
        autoComplete="off"
      />
    </div>
  )
}
