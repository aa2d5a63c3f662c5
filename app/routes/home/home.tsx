import { useOutlet } from '@remix-run/react'
import { PublicTopBar } from '~/components/shell/public-top-bar'
import { Screen } from '~/components/ui/screen'
import { screen } from '~/routes/http/handle.server'

export const loader = screen('/', () => null)

export default function Home() {
  return (
    <Screen dialog={useOutlet()}>
      <div className="public">
        <PublicTopBar />
      </div>
    </Screen>
  )
}
