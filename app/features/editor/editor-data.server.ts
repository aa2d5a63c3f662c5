import { pack } from '~/editor/pack'
import { selectPage } from '~/editor/tree'
import { listCollaborators } from '~/features/collaborators/list-collaborators.server'
import { countPageNotes } from '~/features/pages/count-page-notes.server'
import { listPages } from '~/features/pages/list-pages.server'
import { approvedPages } from '~/features/pages/page-approvals.server'
import { panelHeights, worded } from '~/features/panels/panel-heights.server'
import { putHeightsOfFacts } from '~/features/panels/put-heights-of-facts.server'
import { peopleHere } from '~/features/presence/people-here.server'
import { brandsFor } from '~/features/profiles/brand-kit.server'
import type { Project } from '~/features/project-base/project-access.server'
import { backLink } from '~/features/projects/back-link'
import type { ProjectAccess } from '~/features/projects/open-project.server'
import { openPinsOf } from '~/features/request-pins/open-pins.server'
import { stateOf } from '~/features/sections/find-section.server'
import { pageDocument, type SectionView } from '~/features/sections/page-document.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { studioContact } from '~/features/settings/studio-contact.server'
import { isOwnerless } from '~/permissions/projects'
import { canAskStudio } from '~/permissions/requests'
import { type Actor, isAdmin, isStaff } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'

/** Facts about a panel on the page for the editor. */
type PanelFacts = {
  name: string
  /** Name of its category. */
  category: string
  revision: string
  /** Heights of the nine variants at a width of 1440; see `panelHeights`. */
  heights: readonly number[]
  /** Whether facts of the business stand in it: the heights are a guess. */
  saysFacts?: boolean
  /** The same with own words, by their ids, as far as they were measured; a picture that was uploaded has none. */
  worded?: Readonly<Record<string, readonly number[]>>
}

/** Everything the editor shows of a project and one of its pages. */
export type EditorData = NonNullable<ReturnType<typeof editorData>>

type OpenedProject = {
  project: Project
  access: ProjectAccess
  /** The newest event there was before the project was read. */
  since: number
}

/**
 * @param wanted the page the address asks for; else the home page, else the first one
 * @returns null for a project without pages
 */
export function editorData(
  actor: Actor,
  { project, access, since }: OpenedProject,
  wanted: string | null,
) {
  const pages = listPages(actor, project.id).pages.map(
    ({ id, name, parentId, home, nonNavigation, header, footer, order, version }) => {
      return { id, name, parentId, home, nonNavigation, header, footer, order, version }
    },
  )
  const page = selectPage(pages, wanted)
  if (!page) return null
  const view = pageDocument(actor, project.id, page.id)
  const shown = shownSections(view)
  return {
    project: projectFacts(project),
    access,
    staff: isStaff(actor),
    admin: isAdmin(actor),
    guest: actor.kind === 'guest',
    backTo: backLink(actor, project),
    pages,
    page,
    sections: pack(shown),
    panels: panelFacts(view, project),
    revision: view.revision,
    /** The newest event that this reflects. */
    since,
    /** Other people who have it open. */
    people: peopleHere(actor, project.id),
    /** How many notes the pages have, by page id; guests have none. */
    notes: actor.kind === 'member' ? countPageNotes(project.id) : {},
    /** Pages that visitors of the shared preview have approved as they are, by id. */
    approved: approvedPages(project.id),
    /** The sections that open requests are about. */
    pins: openPinsOf(
      actor,
      project.id,
      shown.map(({ id }) => id),
    ),
    /** Whether its pages tell of an invented business, and nobody has said anything of the true one. */
    asksForFacts: shown.length > 0 && asksForFacts(project),
    /** Whether they can ask the studio to change something. */
    asks: project.kind === 'website' && canAskStudio(actor),
    undo: view.undo,
    redo: view.redo,
    undoOp: view.undoOp,
    redoOp: view.redoOp,
    meant: view.meant,
    earlier: view.earlier,
    /** The hidden key of the page's forms. */
    formKey: newId(),
    /** The companies whose brand it can have: one by name, of several that there are. */
    brands: brandsFor(actor, project.ownerId)
      .slice(0, 2)
      .map(({ id, name }) => ({ id, name })),
    collaborators: listCollaborators(actor, {
      ...project,
      collaboration: access.collaborator ? 'active' : null,
    }),
    /** Studio's e-mail address; null when none is set. */
    studio: studioContact(),
    banner: actor.kind === 'member' && pages.length >= readSettings().pageBanner,
  }
}

/** Panels that people chose one by one were theirs to read. */
const asksForFacts = ({ kind, source, facts }: Project) =>
  kind === 'website' && facts === null && (source === 'template' || source === 'guest')

function projectFacts(project: Project) {
  const { id, name, logo, primaryColor, secondaryColor, version, brandId, kind } = project
  const { story, corners, typeface } = project
  const ownerless = isOwnerless(project)
  const brand = { name, logo, primaryColor, secondaryColor, corners, typeface, brandId }
  return { id, ...brand, story, version, kind, ownerless }
}

type View = ReturnType<typeof pageDocument>

/** Top to bottom. */
const shownSections = ({ header, body, footer }: View) =>
  [header, ...body, footer].flatMap((section) => (section ? [stateOf(section)] : []))

/** Each panel once, however often it is on the page. */
function panelFacts({ body, global, own }: View, project: Project): Record<string, PanelFacts> {
  const used = new Map<string, SectionView['panel']>()
  const words = new Map<string, Set<string>>()
  const shown = [...body, ...Object.values(global), ...Object.values(own)].filter(
    (section) => section !== null && section !== undefined,
  )
  for (const section of shown) {
    used.set(section.panelId, section.panel)
    const known = words.get(section.panelId) ?? new Set()
    if (section.words) words.set(section.panelId, known.add(section.words))
  }
  const all = [...words.values()].flatMap((ids) => [...ids])
  const heights = panelHeights(used.values(), project, all)
  const factual = putHeightsOfFacts(heights, shown, project.brandId)
  const wordedOf = (id: string) =>
    [...(words.get(id) ?? [])].flatMap((own) => {
      const measured = heights.get(worded(id, own))
      return measured ? [[own, measured] as const] : []
    })
  return Object.fromEntries(
    [...used].map(([id, { name, category, revision, builtIn }]) => {
      const facts = { name, category, revision, heights: heights.get(id) ?? [] }
      if (!builtIn) return [id, facts]
      const saysFacts = factual.has(id) ? { saysFacts: true } : {}
      return [id, { ...facts, ...saysFacts, worded: Object.fromEntries(wordedOf(id)) }]
    }),
  )
}
