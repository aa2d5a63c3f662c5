import { data, type MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useOutlet } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { PublicTopBar } from '~/components/shell/public-top-bar'
import { useSelling, useViewer } from '~/components/shell/viewer'
import { Icon, type IconName } from '~/components/ui/icon'
import { DialogLink, Screen } from '~/components/ui/screen'
import { homeCounts, homeDemo } from '~/features/panels/home-panels.server'
import { home } from '~/messages/home'
import { shell } from '~/messages/shell'
import { visitorCookie } from '~/platform/cookies.server'
import { newId, newToken } from '~/platform/ids.server'
import { screen } from '~/routes/http/screen-and-act.server'
import { SampleWebsite } from './sample-website'
import { OtherPanels, VariantCard } from './variant-card'

/** Footer of the page: what the product is, and the ways in. */
function HomeFooter() {
  return (
    <footer className="home-footer on-ink">
      <div className="page-width">
        <p>
          <b>Panelry</b> {home.footer}
        </p>
        <nav aria-label={home.footer}>
          {useViewer() ? (
            <Link to="/projects">{home.footerProjects}</Link>
          ) : (
            <>
              <DialogLink to="/login">{home.footerLogin}</DialogLink>
              <Link to="/signup">{home.footerSignUp}</Link>
            </>
          )}
        </nav>
      </div>
    </footer>
  )
}

export const loader = screen(async ({ url, request }) => {
  const shown = { key: newId(), counts: homeCounts(), demo: homeDemo(url.searchParams) }
  if (await visitorCookie.parse(request.headers.get('Cookie'))) return data(shown)
  return data(shown, { headers: { 'Set-Cookie': await visitorCookie.serialize(newToken()) } })
})

export const meta: MetaFunction = () => [
  { title: home.pageTitle },
  { name: 'description', content: shell.description },
]

export default function Home() {
  const { key, counts, demo } = useLoaderData<typeof loader>()
  const selling = useSelling()
  const facts: [IconName, string][] = home.facts.map(([icon, text]) => [icon, text])
  if (counts.panels > 0) facts.unshift(['layers', home.library(counts.panels, counts.categories)])
  return (
    <div className="public">
      <Screen dialog={useOutlet()}>
        <div className="home">
          <PublicTopBar />
          <main id="content" tabIndex={-1}>
            <div className="home-top home-columns page-width">
              <h1 className="display">
                {home.title.map((line) => (
                  <span key={line} className="lg:block">
                    {line}{' '}
                  </span>
                ))}
              </h1>
              <div>
                <p className="text-n600">{home.lead}</p>
                <ActionForm formKey={key} action="/start" className="my-4">
                  <SubmitButton busyLabel={home.opening} className="home-start">
                    {home.start}
                  </SubmitButton>
                </ActionForm>
                <p className="muted">{home.free}</p>
                {selling && (
                  <p className="mt-1">
                    {home.orOrder}{' '}
                    <Link to="/order" className="link">
                      {shell.order}
                    </Link>
                  </p>
                )}
              </div>
            </div>
            <div className="home-band on-ink">
              <div className={demo ? 'home-columns page-width' : 'page-width'}>
                {demo && <SampleWebsite demo={demo} />}
                <div className="home-side">
                  {demo && <VariantCard demo={demo} />}
                  <ul className="home-facts">
                    {facts.map(([icon, text]) => (
                      <li key={text}>
                        <Icon name={icon} size={20} className="text-accent" />
                        {text}
                      </li>
                    ))}
                  </ul>
                  {demo && <OtherPanels demo={demo} />}
                </div>
              </div>
            </div>
          </main>
          <HomeFooter />
        </div>
      </Screen>
    </div>
  )
}
