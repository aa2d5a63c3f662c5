import { data, type LinksFunction, redirect } from '@remix-run/node'
import {
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useLocation,
} from '@remix-run/react'
import { useEffect } from 'react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import { fieldId } from '~/components/form/field-id'
import type { FormResult } from '~/components/form/form-state'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog } from '~/components/ui/dialog'
import { findPages } from '~/features/pages/find-pages.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { factUses } from '~/features/project-words/fact-uses.server'
import { dismissFacts } from '~/features/projects/dismiss-facts.server'
import { type FactsValues, valuesOf } from '~/features/projects/facts-form'
import { companiesFor, fillFromProfile } from '~/features/projects/facts-of-profile.server'
import { factsSchema, readFactsForm } from '~/features/projects/facts-schema.server'
import { legalPagesOf } from '~/features/projects/legal-pages'
import { saveFacts } from '~/features/projects/save-facts.server'
import { type SteppedFacts, stepFacts } from '~/features/projects/step-facts'
import { pathTo } from '~/map/path-to'
import { factsLinks } from '~/messages/editor-links'
import { factsMessages as say } from '~/messages/facts'
import { newToken } from '~/platform/ids.server'
import type { ActArgs } from '~/routes/http/act-args'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { lookUp, ofForms, withForm } from '~/routes/http/with-form.server'
import { editorBehind, screenBehind } from '../addresses'
import rowStyles from '../sections/words.css?url'
import { UsesContext } from './fact-uses'
import styles from './facts.css?url'
import {
  ContactFields,
  FilledContext,
  HoursFields,
  PlaceFields,
  SocialFields,
} from './facts-fields'
import { comparedFacts, filledLabels, labelsOfFacts } from './facts-labels'
import { LanguageField, LegalFields, Menus, TakeFrom } from './facts-parts'

export const loader = screen(async ({ actor, params: { id = '' }, url }) => {
  const { facts, version, ownerId } = editableProject(actor, id)
  return {
    id,
    facts,
    version,
    uses: await factUses(actor, id),
    companies: companiesFor(actor, ownerId),
    legalPages: legalPagesOf(findPages(id)),
    closeTo: screenBehind(id, url),
    reloadTo: pathTo('/projects/:id/facts', { id }) + url.search,
  }
})

const project = ({ actor, params: { id = '' } }: ActArgs) => editableProject(actor, id)

const save = withForm(
  { schema: factsSchema, first: project },
  ({ actor, value, found: { id }, url }) => {
    saveFacts(actor, { projectId: id, ...value })
    return redirectWithFlash(screenBehind(id, url), { kind: 'success', text: say.saved })
  },
)

/** The form as a button of it has left it; nothing is saved by one. */
type FactsAnswer = {
  result: FormResult
  facts: Pick<SteppedFacts, 'filled' | 'focus'> & { nonce: string; said?: string }
}

async function press(args: ActArgs, step: string) {
  await lookUp(args, project)
  const { actor, form } = args
  const typed = readFactsForm(form)
  const answer = (initialValue: FactsValues, facts: Omit<FactsAnswer['facts'], 'nonce'>) =>
    data<FactsAnswer>({ result: { initialValue }, facts: { ...facts, nonce: newToken() } })
  if (step !== 'take') {
    const { values, ...stepped } = stepFacts(step, typed)
    return answer(values, stepped)
  }
  const profile = textField(form, 'profile')
  if (!profile) {
    const result = { initialValue: typed, error: { profile: [say.noProfile] } }
    return data({ result }, 400)
  }
  const { values, filled, company } = fillFromProfile(requireMember(actor), profile, typed)
  const said = say.filled(company, filledLabels(filled))
  return answer({ ...values, profile }, { filled, focus: filled, said })
}

async function dismiss(args: ActArgs) {
  const { id } = await lookUp(args, project)
  dismissFacts(args.actor, id)
  return redirect(editorBehind(id, args.url), 303)
}

export const action = act(
  ofForms([save], async (args) => {
    const step = textField(args.form, 'step')
    if (step === 'dismiss') return await dismiss(args)
    return step ? await press(args, step) : await save(args)
  }),
)

/** A button that saves nothing changes nothing of what the sections show. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => (actionResult?.facts ? false : defaultShouldRevalidate)

export const links: LinksFunction = () =>
  // Rows look like those of a section's words.
  [rowStyles, styles].map((href) => ({ rel: 'stylesheet', href }))
export const meta = () => [{ title: `${factsLinks.title} · Panelry` }]

/** The facts of the business that the project is about. */
export default function Facts() {
  const { id, facts, version, uses, companies, legalPages, closeTo, reloadTo } =
    useLoaderData<typeof loader>()
  const answer = useActionData() as Partial<FactsAnswer> | undefined
  const pressed = answer?.facts
  const places = answer?.result?.initialValue?.places
  useWantedField(pressed)
  return (
    <Dialog title={factsLinks.title} closeTo={closeTo} size="side">
      <UsesContext.Provider value={{ project: id, uses }}>
        <FilledContext.Provider
          value={{
            names: pressed?.filled ?? [],
            focus: pressed?.focus[0],
            nonce: pressed?.nonce ?? '',
          }}
        >
          <EditForm
            row={{ facts, version }}
            values={(stored) => valuesOf(stored.facts)}
            compare={comparedFacts}
            summary={labelsOfFacts(typeof places === 'string' ? places : '')}
            reloadTo={reloadTo}
            preventScrollReset
          >
            {/* Enter in a field saves: the first button of a form is the one that is pressed. */}
            <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
              {say.save}
            </button>
            <p className="text-n600">{say.lead}</p>
            {companies.length > 0 && <TakeFrom companies={companies} said={pressed?.said} />}
            <ContactFields />
            <HoursFields />
            <SocialFields />
            <PlaceFields />
            <LegalFields project={id} pages={legalPages} />
            <LanguageField />
            <Menus project={id} />
            <div className="form-actions form-actions-pinned">
              <SubmitButton>{say.save}</SubmitButton>
              <CancelLink to={closeTo} preventScrollReset />
            </div>
          </EditForm>
        </FilledContext.Provider>
      </UsesContext.Provider>
    </Dialog>
  )
}

/** The focus goes to the field that a link named, and to what a pressed button was about. */
function useWantedField(pressed: FactsAnswer['facts'] | undefined) {
  const { hash } = useLocation()
  useEffect(() => {
    const group = document.getElementById(hash.slice(1))
    const field = group?.querySelector<HTMLElement>('input:not([type=hidden])')
    if (!field) return
    field.focus()
    group?.scrollIntoView({ block: 'start' })
  }, [hash])
  useEffect(() => {
    const wanted = (pressed?.focus ?? []).flatMap((name) => [
      `#${fieldId(name)}`,
      `[name="step"][value="${name}"]:enabled`,
    ])
    const [found] = wanted.flatMap((one) => document.querySelector<HTMLElement>(one) ?? [])
    found?.focus()
    found?.scrollIntoView({ block: 'nearest' })
  }, [pressed])
}
