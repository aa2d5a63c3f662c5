import { type ProjectTemplate, place } from '../types'

export const restaurant: ProjectTemplate = {
  id: 'restaurant',
  name: 'Olive & Ember',
  category: 'Restaurant',
  primaryColor: '#7c2f1d',
  secondaryColor: '#e3a93c',
  story: 'restaurant',
  typeface: 'editorial',
  corners: 'soft',
  header: place('header-centred-logo', 'center', 'light'),
  footer: place('footer-minimal', 'center', 'dark'),
  pages: [
    {
      id: 'home',
      name: 'Home',
      home: true,
      sections: [
        place('hero-scene', 'center', 'dark'),
        place('about-timeline', 'left', 'light'),
        place('gallery-mosaic', 'left', 'grey'),
        place('testimonials-ratings', 'right', 'dark'),
        place('blog-cards', 'center', 'light'),
        place('location-hours', 'left', 'grey'),
        place('newsletter-inline', 'left', 'light'),
      ],
    },
    {
      id: 'menu',
      name: 'Menu',
      sections: [
        place('services-menu', 'left', 'light'),
        place('gallery-filmstrip', 'center', 'dark'),
        place('call-to-action-app', 'right', 'grey'),
      ],
    },
    {
      id: 'our-story',
      name: 'Our story',
      sections: [
        place('about-timeline', 'center', 'dark'),
        place('team-founders', 'right', 'light'),
        place('gallery-masonry', 'left', 'grey'),
      ],
    },
    {
      id: 'kitchen-notes',
      name: 'Kitchen notes',
      parent: 'our-story',
      sections: [
        place('blog-cards', 'left', 'light'),
        place('blog-author', 'right', 'grey'),
        place('newsletter-inline', 'center', 'light'),
      ],
    },
    {
      id: 'visit',
      name: 'Visit',
      sections: [
        place('location-full-map', 'left', 'light'),
        place('location-hours', 'right', 'grey'),
        place('faq-categories', 'left', 'light'),
      ],
    },
    {
      id: 'reservations',
      name: 'Reservations',
      parent: 'visit',
      sections: [
        place('contact-booking', 'right', 'light'),
        place('testimonials-wall', 'left', 'grey'),
      ],
    },
  ],
}
