import { Link } from '@remix-run/react'
import { Accordion } from '~/components/ui/accordion'
import { Notice } from '~/components/ui/notice'
import type { Finding, WebsiteCheck } from '~/features/exports/website/check-website.server'
import { pathTo } from '~/map/path-to'
import { count } from '~/messages/format'
import { websiteFileMessages as say } from '~/messages/website-files'
import { wordSearchMessages } from '~/messages/word-search'
import { editorPath } from '~/routes/editor/addresses'

/** What may be untrue in a website, or do nothing, page by page. */
export function WebsiteCheckList({
  projectId,
  pages,
  more,
  missing,
}: Pick<WebsiteCheck, 'pages' | 'more' | 'missing'> & { projectId: string }) {
  return (
    <div className="form">
      {missing.length > 0 && <Notice tone="warning">{say.missing(missing)}</Notice>}
      {pages.length > 0 && (
        <div>
          <h3 className="label">{say.checkTitle}</h3>
          <p className="mb-3 text-n600">
            {say.checkLead}{' '}
            <Link to={pathTo('/projects/:id/words', { id: projectId })} className="link">
              {wordSearchMessages.everywhere}
            </Link>
          </p>
          {pages.map(({ id, name, isEmpty, sections }, i) => (
            <Accordion
              key={id}
              title={name}
              extra={isEmpty ? say.emptyPage : count(sections.length, 'section')}
              open={i === 0}
            >
              {isEmpty && <p>{say.emptyPageHint}</p>}
              <ul className="divide-y divide-n200">
                {sections.map((section) => (
                  <li key={section.id} className="py-2 first:pt-0 last:pb-0">
                    <Link to={toSection(projectId, id, section)} className="link font-semibold">
                      {section.name}
                    </Link>
                    {section.findings.map((finding) => (
                      <p
                        key={`${finding.kind} ${finding.isRefused}`}
                        className="break-words text-n600"
                      >
                        {finding.isRefused && <strong>{say.toReplace}: </strong>}
                        {sentenceOf(finding)}
                      </p>
                    ))}
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

/** To the form of its words; what has none is shown in the editor. */
const toSection = (id: string, p: string, section: { id: string; hasWords: boolean }) =>
  section.hasWords
    ? pathTo('/projects/:id/sections/:section/words', { id, section: section.id }, { p })
    : editorPath(id, p, section.id)

function sentenceOf({ kind, words, more }: Finding): string {
  if (kind === 'fields') return say.fieldsOff
  if (kind === 'picture') return say.described(words[0] ?? '')
  return say.found(say.kinds[kind], words, more)
}
