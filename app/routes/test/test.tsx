import { screen } from '~/routes/http/handle.server'
export const loader = screen('/test', () => null)
export default function Test() {
  return <main>gallery</main>
}
