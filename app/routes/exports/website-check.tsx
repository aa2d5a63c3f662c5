import { FieldNotes } from '~/components/form/field'
import { useForm } from '~/components/form/form-context'
import { Accordion } from '~/components/ui/accordion'
import { Button } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import type {
  Finding,
  FindingKind,
  WebsiteCheck,
} from '~/features/exports/website/check-website.server'
import { pathTo } from '~/map/path-to'
import { wordsLinks } from '~/messages/editor-links'
import { factsMessages } from '~/messages/facts'
import { websiteFileMessages as say } from '~/messages/website-files'
import { wordSearchMessages } from '~/messages/word-search'
import { editorPath, legalPagePath, placeInCheck, wordsPath } from '~/routes/editor/addresses'
import { WayOut } from './way-out'

type CheckedPage = WebsiteCheck['pages'][number]
type Section = CheckedPage['sections'][number]

type Props = Pick<WebsiteCheck, 'pages' | 'more' | 'missing'> & {
  projectId: string
  /** The page that the editor shows behind it. */
  p: string | null
}

/** What may be untrue in a website, or do nothing, page by page: a box for each section that claims something. */
export function WebsiteCheckList({ projectId, p, pages, more, missing }: Props) {
  const ticked = useTicked()
  const form = useForm()
  const { errors = [] } = form?.field('confirmed') ?? {}
  const isOpen = (section: Section) => errors.length > 0 && !ticked(section)
  return (
    <div className="form">
      {missing.length > 0 && (
        <Notice
          tone="warning"
          actions={missing.map((kind) => (
            <WayOut
              key={kind}
              to={legalPagePath(projectId, factsMessages.legalPages[kind], { from: 'website', p })}
            >
              {factsMessages.addLegalPage(factsMessages.legalPages[kind])}
            </WayOut>
          ))}
        >
          {say.missing(missing)}
        </Notice>
      )}
      {pages.length > 0 && (
        <div id="field-confirmed" tabIndex={-1}>
          <h3 className="label">{say.checkTitle}</h3>
          <p className="mb-3 text-n600">
            {say.checkLead}{' '}
            <WayOut to={pathTo('/projects/:id/words', { id: projectId }, { from: 'website', p })}>
              {wordSearchMessages.everywhere}
            </WayOut>
          </p>
          <FieldNotes id="field-confirmed" errors={errors} />
          {pages.map(({ id, name, isEmpty, sections }, i) => (
            <Accordion
              key={id}
              title={name}
              extra={isEmpty ? say.emptyPage : extraOf(sections)}
              open={i === 0 || sections.some(isOpen) || sections.some(mustReplace)}
            >
              {isEmpty && (
                <p>
                  {say.emptyPageHint}{' '}
                  <WayOut to={editorPath(projectId, id)}>
                    {say.openPage}
                    <span className="sr-only">{say.ofSection(name)}</span>
                  </WayOut>
                </p>
              )}
              <ul className="divide-y divide-n200">
                {sections.map((section) => (
                  <li
                    key={section.id}
                    id={placeOf(section)}
                    className="grid gap-1 py-3 first:pt-0 last:pb-0"
                  >
                    <CheckedSection
                      {...{ projectId, section }}
                      pageId={id}
                      isTicked={ticked(section)}
                      isOpen={isOpen(section)}
                    />
                  </li>
                ))}
              </ul>
            </Accordion>
          ))}
          {more > 0 && <p className="mt-2 text-n600">{say.moreSections(more)}</p>}
        </div>
      )}
    </div>
  )
}

/** Where the first section is listed in which something has to be replaced. */
export function firstToReplace(pages: readonly CheckedPage[]): string | undefined {
  const first = pages.flatMap(({ sections }) => sections).find(mustReplace)
  return first && placeOf(first)
}

const placeOf = ({ id }: Section) => placeInCheck(id)

const mustReplace = ({ findings }: Section) => findings.some((finding) => finding.mustReplace)

/** How many sections of a page are listed, and in how many something has to be replaced. */
const extraOf = (sections: readonly Section[]): string =>
  say.listed(sections.length, sections.filter(mustReplace).length)

/** Whether the box of a section is ticked: as it was sent, else as it is kept; true for one that has none. */
function useTicked(): (section: Section) => boolean {
  const form = useForm()
  const sent = form?.typed && new Set(form.list('confirmed'))
  const all = Boolean(form?.typed?.all)
  return ({ toConfirm }) =>
    !toConfirm || all || (sent ? sent.has(toConfirm.key) : toConfirm.isConfirmed)
}

type OfSection = {
  projectId: string
  pageId: string
  section: Section
  isTicked: boolean
  /** Whether the form came back without its box. */
  isOpen: boolean
}

/** What does nothing, or says nothing: there is nothing to confirm. */
const besides: readonly FindingKind[] = ['nowhere', 'fields', 'uploaded', 'undescribed']

function CheckedSection({ projectId, pageId, section, isTicked, isOpen }: OfSection) {
  const { id, name, hasWords, findings, field, toConfirm } = section
  const ofClaims = findings.filter(({ kind }) => !besides.includes(kind))
  const others = findings.filter(({ kind }) => besides.includes(kind))
  return (
    <>
      <h4 className="font-semibold">{name}</h4>
      <Findings findings={ofClaims} />
      {toConfirm && (
        <div>
          {/* Only who saw the tick takes it back: others may have set it in the meantime. */}
          {toConfirm.isConfirmed && <input type="hidden" name="wasTicked" value={toConfirm.key} />}
          <label className="choice">
            <input
              // What others made of the section in the meantime has a box of its own.
              key={`${toConfirm.key} ${isTicked}`}
              type="checkbox"
              className="check"
              name="confirmed"
              value={toConfirm.key}
              defaultChecked={isTicked}
              aria-invalid={isOpen || undefined}
              aria-describedby={isOpen ? `open-${id}` : undefined}
            />
            <span>
              {say.confirm}
              <span className="sr-only">{say.ofSection(name)}</span>
            </span>
          </label>
          {isOpen && <FieldNotes id={`open-${id}`} errors={[say.unconfirmed]} />}
        </div>
      )}
      <Findings findings={others} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {hasWords && (
          <WayOut to={wordsPath(projectId, pageId, id, field, 'website')} wayOn>
            {wordsLinks.edit}
            <span className="sr-only">{say.ofSection(name)}</span>
          </WayOut>
        )}
        <WayOut to={editorPath(projectId, pageId, id)}>
          {say.show}
          <span className="sr-only">{say.ofSection(name)}</span>
        </WayOut>
        <Button name="remove" value={`${pageId} ${id}`} look="quiet-danger" icon="trash">
          {say.remove}
          <span className="sr-only">{say.ofSection(name)}</span>
        </Button>
      </p>
    </>
  )
}

const Findings = ({ findings }: { findings: readonly Finding[] }) =>
  findings.map((finding) => (
    <p key={`${finding.kind} ${finding.mustReplace}`} className="break-words text-n600">
      {finding.mustReplace && <strong>{say.mustReplace}: </strong>}
      {sentenceOf(finding)}
    </p>
  ))

function sentenceOf({ kind, words, more }: Finding): string {
  if (kind === 'fields') return say.fieldsOff
  if (kind === 'uploaded') return say.described(words[0] ?? '')
  return say.found(say.kinds[kind], words, more)
}
