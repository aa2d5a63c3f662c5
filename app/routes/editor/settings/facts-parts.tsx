import { Link, useSearchParams } from '@remix-run/react'
import { SelectField } from '~/components/form/select-field'
import { TextField } from '~/components/form/text-field'
import { Button } from '~/components/ui/button'
import { type LegalPage, legalPageKinds } from '~/features/projects/legal-pages'
import { factsMessages as say } from '~/messages/facts'
import { languages } from '~/panels/facts/languages'
import { editorView, legalPagePath, pagePath } from '../addresses'
import { Uses } from './fact-uses'
import { Group } from './facts-fields'

/** Fills empty fields from a company profile; nothing is saved by it. */
export const TakeFrom = ({
  companies,
  said,
}: {
  companies: readonly { id: string; name: string }[]
  said: string | undefined
}) => (
  <div className="facts-take">
    <SelectField
      name="profile"
      label={say.from}
      placeholder={say.chooseProfile}
      options={companies.map(({ id, name }) => ({ value: id, label: name }))}
    />
    <Button name="step" value="take">
      {say.fill}
    </Button>
    {said && (
      <p className="hint" role="status">
        {said}
      </p>
    )}
  </div>
)

/** The legal name, and the pages that footers link to as imprint, privacy and terms. */
export const LegalFields = ({
  project,
  pages,
}: {
  project: string
  pages: readonly LegalPage[]
}) => {
  const [query] = useSearchParams()
  return (
    <Group id="legal" title={say.groups.legal}>
      <TextField
        name="legalName"
        label={say.fields.legalName}
        hint={say.legalNameHint}
        autoComplete="off"
      />
      <div className="hint">
        {say.legalPagesLead}
        <Uses fact="legal" />
      </div>
      <dl className="facts-pages">
        {legalPageKinds.map((kind) => (
          <div key={kind}>
            <dt>{say.legalPages[kind]}</dt>
            <dd className="min-w-0">
              {pages
                .filter((page) => page.kind === kind)
                .map(({ id, name }) => (
                  <Link
                    key={id}
                    to={pagePath(project, id, 'edit')}
                    className="link block break-words"
                  >
                    {name}
                  </Link>
                ))}
              {pages.every((page) => page.kind !== kind) && (
                <Link
                  to={legalPagePath(project, say.legalPages[kind], {
                    from: 'facts',
                    ...{ back: query.get('from'), p: query.get('p'), s: query.get('s') },
                  })}
                  className="link"
                >
                  {say.addLegalPage(say.legalPages[kind])}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Group>
  )
}

/** The language of what a website says besides its own words. */
export const LanguageField = () => (
  <Group id="language" title={say.groups.language}>
    <SelectField
      name="language"
      label={say.language}
      hint={say.languageHint}
      options={languages.map((value) => ({ value, label: say.languageNames[value] }))}
    />
  </Group>
)

/** Where the rows of headers and footers come from. */
export const Menus = ({ project }: { project: string }) => (
  <Group id="pages" fact="pages" title={say.groups.menus}>
    <p className="text-n600">
      {say.menus}{' '}
      <Link to={`${editorView(project)}?side=pages`} className="link">
        {say.openPages}
      </Link>
    </p>
  </Group>
)
