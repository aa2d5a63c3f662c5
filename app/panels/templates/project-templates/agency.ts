import { type ProjectTemplate, place } from '../types'

export const agency: ProjectTemplate = {
  id: 'agency',
  name: 'Halden & Kite',
  category: 'Agency',
  primaryColor: '#3a2bb0',
  secondaryColor: '#ff8a5b',
  story: 'agency',
  corners: 'square',
  header: place('header-simple', 'left', 'light'),
  footer: place('footer-large-logo', 'left', 'dark'),
  pages: [
    {
      id: 'home',
      name: 'Home',
      home: true,
      sections: [
        place('hero-video', 'left', 'light'),
        place('logos-strip', 'center', 'grey'),
        place('portfolio-grid', 'left', 'dark'),
        place('services-numbered-list', 'right', 'grey'),
        place('portfolio-case-study', 'right', 'light'),
        place('testimonials-portrait', 'left', 'dark'),
        place('blog-lead-story', 'right', 'light'),
        place('call-to-action-slim-bar', 'center', 'grey'),
      ],
    },
    {
      id: 'work',
      name: 'Work',
      sections: [
        place('portfolio-grid', 'right', 'light'),
        place('logos-with-quote', 'left', 'grey'),
        place('portfolio-offset', 'left', 'dark'),
        place('call-to-action-aurora', 'right', 'light'),
      ],
    },
    {
      id: 'case-study',
      name: 'Case study',
      parent: 'work',
      sections: [
        place('portfolio-case-study', 'left', 'light'),
        place('gallery-filmstrip', 'left', 'dark'),
        place('statistics-deep-band', 'left', 'grey'),
        place('testimonials-portrait', 'right', 'light'),
        place('call-to-action-slim-bar', 'left', 'grey'),
      ],
    },
    {
      id: 'services',
      name: 'Services',
      sections: [
        place('services-numbered-list', 'left', 'light'),
        place('steps-path', 'left', 'grey'),
        place('logos-cards', 'right', 'dark'),
        place('faq-side-title', 'left', 'light'),
      ],
    },
    {
      id: 'studio',
      name: 'Studio',
      sections: [
        place('about-story', 'right', 'light'),
        place('about-values', 'center', 'grey'),
        place('team-portraits', 'left', 'light'),
        place('statistics-deep-band', 'center', 'grey'),
      ],
    },
    {
      id: 'journal',
      name: 'Journal',
      parent: 'studio',
      sections: [
        place('blog-lead-story', 'left', 'light'),
        place('blog-list', 'right', 'grey'),
        place('newsletter-cover', 'left', 'light'),
      ],
    },
    {
      id: 'contact',
      name: 'Contact',
      sections: [
        place('contact-split', 'left', 'grey'),
        place('contact-offices', 'right', 'light'),
      ],
    },
  ],
}
