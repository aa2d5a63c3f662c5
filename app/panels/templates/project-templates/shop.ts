import { type ProjectTemplate, place } from '../types'

export const shop: ProjectTemplate = {
  id: 'shop',
  name: 'Northgood',
  category: 'Shop',
  primaryColor: '#1f4d46',
  secondaryColor: '#f2a488',
  story: 'shop',
  corners: 'soft',
  header: place('header-shop-search', 'left', 'light'),
  footer: place('footer-newsletter', 'left', 'dark'),
  pages: [
    {
      id: 'home',
      name: 'Home',
      home: true,
      sections: [
        place('hero-collage', 'left', 'grey'),
        place('shop-row', 'left', 'light'),
        place('shop-sale-banner', 'right', 'grey'),
        place('shop-room-and-four', 'left', 'light'),
        place('product-reviews', 'center', 'dark'),
        place('newsletter-card', 'right', 'grey'),
      ],
    },
    {
      id: 'collections',
      name: 'Collections',
      sections: [
        place('shop-categories', 'left', 'light'),
        place('shop-room-and-four', 'right', 'grey'),
        place('newsletter-inline', 'center', 'light'),
      ],
    },
    {
      id: 'product',
      name: 'Holm chair',
      parent: 'collections',
      sections: [
        place('product-gallery', 'left', 'light'),
        place('faq-plain', 'left', 'dark'),
        place('product-reviews', 'right', 'grey'),
      ],
    },
    {
      id: 'sale',
      name: 'Sale',
      parent: 'collections',
      sections: [
        place('shop-sale-banner', 'left', 'light'),
        place('shop-row', 'center', 'grey'),
        place('product-bundle', 'left', 'light'),
      ],
    },
    {
      id: 'about',
      name: 'About us',
      sections: [
        place('about-story', 'left', 'grey'),
        place('team-founders', 'right', 'light'),
        place('location-branches', 'left', 'grey'),
      ],
    },
    {
      id: 'help',
      name: 'Help',
      sections: [place('faq-search', 'left', 'light'), place('contact-split', 'right', 'grey')],
    },
    {
      id: 'account',
      name: 'Account',
      parent: 'help',
      sections: [place('login-with-benefits', 'left', 'light')],
    },
    {
      id: 'sold-out',
      name: 'Sold out',
      nonNavigation: true,
      sections: [
        place('not-found-product', 'right', 'grey'),
        place('newsletter-inline', 'left', 'light'),
      ],
    },
  ],
}
