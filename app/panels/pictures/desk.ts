import type { PicturePalette } from '../color/picture-palette'
import { fade } from './fade'
import { linear, mirrored, type Picture, picture, radial } from './svg'

/** Paper on the wall: sketches, swatches, a plan. No words: they are too small to be read. */
const pinned = ({ primary, secondary, sand, leaf }: PicturePalette) => `
    <rect x="520" y="96" width="560" height="300" rx="6" fill="#000" opacity=".12" transform="translate(10 14)"/>
    <rect x="520" y="96" width="560" height="300" rx="6" fill="url(#cork)"/>
    <g transform="rotate(-2 610 220)"><rect x="550" y="126" width="134" height="176" fill="${sand(0.985, 0.15)}"/><path d="M566 250L600 196L628 232L646 212L668 250Z" fill="${primary(0.6)}"/><circle cx="644" cy="168" r="16" fill="${secondary(0.84, 1.1)}"/><path d="M566 270H650M566 284H624" stroke="${primary(0.3, 0.4)}" stroke-width="5" opacity=".5"/></g>
    <rect x="706" y="122" width="104" height="104" fill="${primary(0.5)}"/><circle cx="758" cy="174" r="30" fill="${secondary(0.86, 1.1)}"/>
    <g transform="rotate(1.500 760 310)"><rect x="706" y="246" width="118" height="124" fill="${sand(0.985, 0.15)}"/><path d="M722 262H808V312H722Z" fill="${leaf(0.6, 0.7)}"/><path d="M722 326H808M722 340H780" stroke="${primary(0.3, 0.4)}" stroke-width="5" opacity=".5"/></g>
    <g transform="rotate(2 940 200)"><rect x="848" y="122" width="204" height="142" fill="${sand(0.985, 0.15)}"/><path d="M866 140H1034V246H866ZM866 190H946V246M946 140V168M990 246V206H1034" stroke="${primary(0.42)}" stroke-width="5" fill="none"/></g>
    ${[0, 1, 2, 3].map((i) => `<rect x="${848 + i * 52}" y="288" width="46" height="74" fill="${[primary(0.4), primary(0.7), secondary(0.78, 1.1), secondary(0.92, 0.6)][i]}"/>`).join('')}
    <g fill="${secondary(0.7, 1.2)}"><circle cx="614" cy="134" r="7"/><circle cx="758" cy="128" r="7"/><circle cx="768" cy="256" r="7"/><circle cx="948" cy="132" r="7"/></g>`

const screen = ({ primary, secondary, sand }: PicturePalette) => `
    <ellipse cx="700" cy="616" rx="150" ry="13" fill="url(#contact)"/>
    <path d="M660 560H740L752 610H648Z" fill="url(#steel)"/><path d="M624 606H776V616H624Z" fill="${primary(0.8, 0.2)}"/>
    <rect x="520" y="344" width="360" height="226" rx="12" fill="${primary(0.2, 0.5)}"/>
    <rect x="532" y="356" width="336" height="202" rx="4" fill="${sand(0.985, 0.15)}"/>
    <path d="M532 356H868V380H532Z" fill="${primary(0.9, 0.3)}"/><circle cx="548" cy="368" r="5" fill="${secondary(0.8, 1.2)}"/>
    <path d="M552 400H688V472H552Z" fill="url(#deep)"/><path d="M552 472L600 428L632 452L660 434L688 460V472Z" fill="${secondary(0.84, 1.1)}"/>
    <path d="M710 404H846V416H710ZM710 428H820V438H710Z" fill="${primary(0.3, 0.6)}"/><path d="M710 454H770V474H710Z" fill="${primary(0.52)}"/>
    <path d="M552 490H640V540H552ZM654 490H742V540H654ZM756 490H846V540H756Z" fill="${primary(0.88, 0.4)}"/><path d="M564 502H604V510H564ZM666 502H706V510H666ZM768 502H808V510H768Z" fill="${primary(0.5)}"/>`

/** A studio's desk: sketches on the wall, a screen, a lamp, a window beside it. */
export function desk(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { primary, secondary, sky, sand, wood, leaf } = palette
  const defs = [
    linear('wall', [0, 0, 1, 0.8], [0, sand(0.965, 0.4)], [1, sand(0.85, 0.7)]),
    linear('floor', [0, 0, 0, 1], [0, wood(0.62, 0.8)], [1, wood(0.46, 0.8)]),
    linear('glass', [0, 0, 0, 1], [0, sky(0.68, 0.9)], [1, secondary(0.96, 0.35)]),
    linear('cork', [0, 0, 1, 1], [0, wood(0.8, 0.7)], [1, wood(0.66, 0.8)]),
    linear('top', [0, 0, 1, 0], [0, wood(0.88, 0.6)], [1, wood(0.66, 0.85)]),
    linear('leg', [0, 0, 1, 0], [0, wood(0.7, 0.8)], [1, wood(0.46, 0.8)]),
    linear('deep', [0, 0, 1, 1], [0, primary(0.6)], [1, primary(0.36)]),
    linear('steel', [0, 0, 1, 0], [0, primary(0.88, 0.2)], [1, primary(0.62, 0.2)]),
    linear('seat', [0, 0, 1, 0], [0, primary(0.64)], [0.5, primary(0.5)], [1, primary(0.32)]),
    linear('shade', [0, 0, 1, 1], [0, secondary(0.88, 1)], [1, secondary(0.66, 1.2)]),
    linear('clay', [0, 0, 1, 0], [0, sand(0.97, 0.4)], [1, sand(0.74, 0.7)]),
    radial('glow', [0.5, 0.5, 0.5], [0, secondary(0.98, 0.5), 0.8], [1, secondary(0.96, 0.5), 0]),
    fade('contact', wood(0.2), 0.5, 0.5),
  ]
  const books = [
    [156, 30, primary(0.46), 96],
    [190, 22, secondary(0.78, 1.1), 84],
    [216, 34, sand(0.94, 0.4), 100],
    [254, 26, primary(0.66), 78],
  ]
    .map(
      ([x, w, tone, h]) =>
        `<rect x="${x}" y="${612 - Number(h)}" width="${w}" height="${h}" rx="3" fill="${tone}"/><path d="M${x} ${612 - Number(h) + 14}h${w}v7h-${w}z" fill="#fff" opacity=".4"/>`,
    )
    .join('')
  const body = `<rect width="1200" height="780" fill="url(#wall)"/><rect y="780" width="1200" height="120" fill="url(#floor)"/><rect y="766" width="1200" height="16" fill="${sand(0.98, 0.3)}"/>
    <rect x="92" y="70" width="330" height="430" rx="4" fill="${sand(0.5, 0.5)}" opacity=".24"/><rect x="80" y="60" width="330" height="430" rx="4" fill="${sand(0.99, 0.2)}"/>
    <path d="M100 80H236V470H100ZM254 80H390V470H254Z" fill="url(#glass)"/>
    <path d="M100 470V356H134V330H170V380H200V300H236V470ZM254 470V340H290V316H316V372H350V346H390V470Z" fill="${sky(0.6, 0.7)}" opacity=".7"/><path d="M100 470V430C140 400 180 420 236 408V470ZM254 470V412C300 396 340 424 390 404V470Z" fill="${leaf(0.56, 0.8)}"/>
    <path d="M100 190L236 130V158L100 218ZM254 122L390 62V90L254 150Z" fill="#fff" opacity=".25"/>
    <path d="M66 486H426V504H66Z" fill="${sand(0.97, 0.3)}"/><path d="M66 504H426V512H66Z" fill="#000" opacity=".14"/>
    <path d="M410 90L940 640H560L410 470Z" fill="#fff" opacity=".22"/>
    ${pinned(palette)}
    <ellipse cx="640" cy="852" rx="520" ry="34" fill="url(#contact)"/>
    <path d="M150 644H186L160 862H134ZM1044 644H1080L1096 862H1070Z" fill="url(#leg)"/>
    <path d="M820 650H1040V776H820Z" fill="url(#leg)"/><path d="M832 662H1028V708H832ZM832 718H1028V766H832Z" fill="url(#top)"/><path d="M908 680H952V688H908ZM908 738H952V746H908Z" fill="${primary(0.34, 0.6)}"/>
    <path d="M96 612H1112L1124 632H84Z" fill="url(#top)"/><path d="M84 632H1124V652H84Z" fill="url(#leg)"/><path d="M130 652H1080V662H130Z" fill="#000" opacity=".16"/>
    ${books}
    ${screen(palette)}
    <path d="M566 622H760L772 632H556Z" fill="${sand(0.96, 0.3)}"/><path d="M800 622q18 -8 32 4l-4 6h-26z" fill="${sand(0.96, 0.3)}"/>
    <ellipse cx="412" cy="612" rx="86" ry="11" fill="url(#contact)"/><path d="M360 612C360 596 464 596 464 612Z" fill="${primary(0.3)}"/><path d="M410 600L356 470L440 372" stroke="${primary(0.34)}" stroke-width="11" fill="none" stroke-linejoin="round" stroke-linecap="round"/><circle cx="356" cy="470" r="11" fill="${secondary(0.76, 1.1)}"/>
    <circle cx="500" cy="450" r="130" fill="url(#glow)"/><path d="M424 352L470 330L534 414C516 442 470 452 436 440Z" fill="url(#shade)"/><path d="M436 440C470 452 516 442 534 414C510 410 456 424 436 440Z" fill="${secondary(0.98, 0.6)}"/>
    <path d="M936 612V560H996V612Q996 616 990 616H942Q936 616 936 612Z" fill="url(#seat)"/><path d="M996 572q24 0 0 30" stroke="${primary(0.44)}" stroke-width="9" fill="none"/><ellipse cx="966" cy="561" rx="30" ry="7" fill="${wood(0.34)}"/>
    <path d="M1034 616V560H1092V616Z" fill="url(#clay)"/><path d="M1062 562C1030 520 1024 480 1036 440C1064 470 1076 520 1062 562M1062 562C1070 500 1096 470 1126 460C1124 510 1100 546 1062 562" fill="${leaf(0.44, 1.1)}"/><path d="M1062 562C1050 500 1056 440 1080 410C1094 460 1086 520 1062 562" fill="${leaf(0.54, 1.1)}"/>
    <path d="M440 694C440 680 452 674 470 674H620C638 674 650 680 650 694V712H440Z" fill="url(#seat)"/><path d="M536 712H556V800H536Z" fill="${primary(0.26, 0.6)}"/><path d="M546 796L452 846M546 796L640 846M546 796V858" stroke="${primary(0.26, 0.6)}" stroke-width="13" stroke-linecap="round"/><circle cx="452" cy="854" r="11" fill="${primary(0.2, 0.6)}"/><circle cx="640" cy="854" r="11" fill="${primary(0.2, 0.6)}"/><circle cx="546" cy="866" r="11" fill="${primary(0.2, 0.6)}"/>
    <path d="M448 682C450 678 460 674 470 674H620C630 674 640 678 642 682Z" fill="#fff" opacity=".3"/>`
  return picture('A desk in a studio', [1200, 900], defs, mirror ? mirrored(body, 1200) : body)
}
