import { useLoaderData } from '@remix-run/react'
import { screen } from '~/routes/http/handle.server'

export const loader = screen('/', () => ({ hello: 'x' }))

export default function Home() {
  const { hello } = useLoaderData<typeof loader>()
  return <h1>{hello}</h1>
}
