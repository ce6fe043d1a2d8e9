import { asset, href } from '@/components/site/urls';
import { Icon } from '@/components/site/icon';
import { isActive, navbarItems } from '@/components/site/route-map';
import { siteFacts } from '@/components/site/site-facts';
import { Badges } from './badges';
import { DonationForm } from './donation-form';
import { EditionSwitch } from './edition-switch';
import { SearchButton } from './search-button';
import { ThemeButton } from './theme-button';

const menuId = 'site-menu';

/** The menu is a popover, so that it opens, closes and is announced without scripts. */
export function Navbar({ path }: { path: string }) {
  return (
    <header className="navbar on-dark">
      <button
        type="button"
        className="tool menu-button"
        popoverTarget={menuId}
        aria-controls={menuId}
        suppressHydrationWarning
      >
        <Icon name="menu" className="menu-open" />
        <Icon name="close" className="menu-close" />
        <span className="visually-hidden">Menu</span>
      </button>
      <a className="brand" href={href('/')}>
        {/* Not preloaded: React would also preload it in pages without a navbar. */}
        <img src={asset(siteFacts.logo)} alt="" width={30} height={30} fetchPriority="low" />
        <span className="brand-name">{siteFacts.name}</span>
      </a>
      <div className="menu" id={menuId} popover="auto">
        <nav aria-label="Main">
          <ul>
            {navbarItems().map((item) => (
              <li key={item.path}>
                <a
                  href={href(item.path)}
                  aria-current={
                    isActive(item, path) ? (item.path === path ? 'page' : 'true') : undefined
                  }
                >
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <DonationForm />
        <EditionSwitch place="menu" />
      </div>
      <div className="tools">
        <EditionSwitch place="bar" />
        <SearchButton />
        <ThemeButton />
        <Badges />
      </div>
    </header>
  );
}
