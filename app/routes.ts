import { type RouteConfig, route } from '@remix-run/route-config'

export default [
  route('/', 'routes/home/home.tsx', [
    // The dialogs over Home (log in, sign up, reset password) are its children.
  ]),
  route('test', 'routes/test/test.tsx'),
  route('page-not-found', 'routes/not-found/not-found.tsx'),
  route('*', 'routes/not-found/unknown.tsx'),
] satisfies RouteConfig
