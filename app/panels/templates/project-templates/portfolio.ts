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
        place('services-pictured', 'center', 'light'),
        place('testimonials-portrait', 'right', 'dark'),
        place('portfolio-index', 'left', 'light'),
        place('gallery-mosaic', 'right', 'grey'),
        place('blog-list', 'left', 'light'),
        place('contact-map-form', 'right', 'dark'),
      ],
    },
    {
      id: 'work',
      name: 'Work',
      sections: [
        place('portfolio-index', 'left', 'light'),
        place('gallery-masonry', 'right', 'grey'),
        place('call-to-action-slim-bar', 'left', 'light'),
      ],
    },
    {
      id: 'project',
      name: 'Project',
      parent: 'work',
      sections: [
        place('portfolio-case-study', 'right', 'light'),
        place('gallery-before-after', 'left', 'grey'),
        place('gallery-filmstrip', 'left', 'dark'),
        place('logos-with-quote', 'left', 'light'),
      ],
    },
    {
      id: 'about',
      name: 'About',
      sections: [
        place('about-founder-letter', 'left', 'light'),
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
        place('blog-lead-story', 'right', 'light'),
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
