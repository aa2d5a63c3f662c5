import { type ProjectTemplate, place } from '../types'

export const saas: ProjectTemplate = {
  id: 'saas',
  name: 'Cadence',
  category: 'Software',
  primaryColor: '#2f5bea',
  secondaryColor: '#14b8a0',
  story: 'saas',
  header: place('header-announcement', 'left', 'light'),
  footer: place('footer-newsletter', 'left', 'grey'),
  pages: [
    {
      id: 'home',
      name: 'Home',
      home: true,
      sections: [
        place('hero-product-window', 'center', 'grey'),
        place('logos-strip', 'left', 'light'),
        place('features-bento', 'left', 'dark'),
        place('features-tabs-window', 'right', 'light'),
        place('testimonials-wall', 'left', 'grey'),
        place('pricing-three-plans', 'center', 'light'),
        place('faq-side-title', 'right', 'grey'),
        place('call-to-action-aurora', 'left', 'light'),
      ],
    },
    {
      id: 'product',
      name: 'Product',
      sections: [
        place('features-tabs-window', 'left', 'dark'),
        place('features-icons', 'center', 'light'),
        place('statistics-chart', 'right', 'grey'),
        place('call-to-action-aurora', 'right', 'light'),
      ],
    },
    {
      id: 'customers',
      name: 'Customers',
      parent: 'product',
      sections: [
        place('logos-cards', 'left', 'light'),
        place('testimonials-video', 'right', 'grey'),
        place('logos-with-quote', 'right', 'light'),
        place('statistics-deep-band', 'left', 'grey'),
        place('call-to-action-app', 'left', 'light'),
      ],
    },
    {
      id: 'pricing',
      name: 'Pricing',
      sections: [
        place('pricing-three-plans', 'left', 'light'),
        place('pricing-comparison', 'left', 'dark'),
        place('pricing-slider', 'right', 'grey'),
        place('faq-side-title', 'left', 'light'),
      ],
    },
    {
      id: 'company',
      name: 'Company',
      sections: [
        place('about-values', 'left', 'light'),
        place('team-portraits', 'right', 'grey'),
        place('statistics-map', 'left', 'dark'),
        place('contact-offices', 'left', 'light'),
      ],
    },
    {
      id: 'blog',
      name: 'Blog',
      parent: 'company',
      sections: [
        place('blog-lead-story', 'left', 'light'),
        place('newsletter-footer-band', 'left', 'dark'),
        place('blog-list', 'left', 'light'),
      ],
    },
    {
      id: 'sign-in',
      name: 'Sign in',
      nonNavigation: true,
      sections: [place('login-split', 'left', 'light')],
    },
    {
      id: 'not-found',
      name: 'Not found',
      nonNavigation: true,
      sections: [place('not-found-search', 'left', 'light')],
    },
  ],
}
