/** Where a category goes on a page: a page has at most one header and one footer. */
type CategoryShape = {
  id: string
  name: string
  description: string
  tags: readonly string[]
  header: boolean
  footer: boolean
}

const category = <const Id extends string>(
  id: Id,
  name: string,
  description: string,
  tags: readonly string[],
  place: 'header' | 'footer' | 'body' = 'body',
) => ({ id, name, description, tags, header: place === 'header', footer: place === 'footer' })

export const categories = [
  category(
    'header',
    'Header',
    'Logo, navigation and the first button',
    ['navigation', 'menu', 'top'],
    'header',
  ),
  category('hero', 'Hero', 'The opening statement of a page', ['intro', 'opening', 'banner']),
  category('logos', 'Logos', 'Customers and partners in one row', ['clients', 'partners', 'trust']),
  category('features', 'Features', 'What the product does and why it helps', [
    'benefits',
    'product',
  ]),
  category('about', 'About', 'Story, values and history of the company', ['story', 'company']),
  category('services', 'Services', 'What can be booked or ordered', ['offer', 'work']),
  category('steps', 'Steps', 'How it works, one step after another', ['process', 'how it works']),
  category('pricing', 'Pricing', 'Plans and prices side by side', ['plans', 'cost']),
  category('testimonials', 'Testimonials', 'What customers say, in their words', [
    'quotes',
    'reviews',
  ]),
  category('team', 'Team', 'The people behind the work', ['people', 'portraits']),
  category('gallery', 'Gallery', 'Pictures in a mosaic, row or pair', ['pictures', 'photos']),
  category('portfolio', 'Portfolio', 'Selected projects and case studies', ['work', 'projects']),
  category('statistics', 'Statistics', 'Numbers and charts that prove a point', [
    'numbers',
    'charts',
  ]),
  category('faq', 'FAQ', 'Questions with short answers', ['questions', 'help']),
  category('blog', 'Blog', 'Articles, notes and news', ['articles', 'news', 'journal']),
  category('shop', 'Shop', 'Products and product groups for sale', ['store', 'products']),
  category('product', 'Product', 'One product in detail', ['detail', 'item', 'buy']),
  category('contact', 'Contact', 'Forms and ways to get in touch', ['form', 'message']),
  category('location', 'Location', 'Maps, opening hours and directions', ['map', 'hours']),
  category('call-to-action', 'Call to action', 'One clear invitation to act', ['button', 'banner']),
  category('newsletter', 'Newsletter', 'Sign up for letters by e-mail', ['subscribe', 'e-mail']),
  category(
    'footer',
    'Footer',
    'Links, legal lines and the last word',
    ['links', 'bottom', 'legal'],
    'footer',
  ),
  category('login', 'Login', 'Sign in and create an account', ['sign in', 'account']),
  category('not-found', '404', 'The page nobody was looking for', ['error', 'missing page']),
] as const satisfies readonly CategoryShape[]

export type Category = CategoryShape & { id: CategoryId }
export type CategoryId = (typeof categories)[number]['id']
