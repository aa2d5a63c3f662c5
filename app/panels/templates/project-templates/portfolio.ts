import { type ProjectTemplate, place } from '../types'

export const portfolio: ProjectTemplate = {
  id: 'portfolio',
  name: 'Ida Brandt',
  category: 'Portfolio',
  primaryColor: '#17181c',
  secondaryColor: '#d9623b',
  story: 'portfolio',
  typeface: 'editorial',
  corners: 'square',
  header: place('header-simple', 'center', 'grey'),
  footer: place('footer-large-logo', 'left', 'grey'),
  pages: [
    {
      id: 'home',
      name: 'Home',
      home: true,
      sections: [
        place('portfolio-offset', 'left', 'grey'),
        place('gallery-before-after', 'left', 'light'),
        place('logos-with-quote', 'right', 'grey'),
        place('blog-list', 'left', 'light'),
        place('contact-map-form', 'right', 'dark'),
      ],
    },
    {
      id: 'work',
      name: 'Work',
      sections: [
        place('portfolio-index', 'center', 'light'),
        place('gallery-filmstrip', 'left', 'dark'),
        place('gallery-masonry', 'right', 'grey'),
      ],
    },
    {
      id: 'project',
      name: 'Casa Duna',
      parent: 'work',
      sections: [
        place('portfolio-case-study', 'right', 'light'),
        place('gallery-mosaic', 'left', 'grey'),
        place('testimonials-portrait', 'right', 'dark'),
      ],
    },
    {
      id: 'about',
      name: 'About',
      sections: [
        place('about-founder-letter', 'left', 'light'),
        place('services-pictured', 'center', 'grey'),
        place('about-timeline', 'left', 'dark'),
        place('logos-grid', 'right', 'light'),
      ],
    },
    {
      id: 'diary',
      name: 'Diary',
      sections: [
        place('blog-list', 'left', 'light'),
        place('newsletter-card', 'left', 'grey'),
        place('blog-lead-story', 'left', 'light'),
      ],
    },
    {
      id: 'contact',
      name: 'Contact',
      sections: [
        place('contact-map-form', 'left', 'dark'),
        place('contact-offices', 'left', 'light'),
      ],
    },
  ],
}
