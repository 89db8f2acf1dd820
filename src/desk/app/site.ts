// All code of the site that the desk's page may import. `npm run lint` rejects other imports.
import '../../theme/global.css';

export { SiteLogo } from '../../shell/SiteLogo';
export { upToMedium } from '../../theme/breakpoints';
export { button, quiet } from '../../ui/Button';
export { Frame } from '../../ui/Frame';
export { Label } from '../../ui/Label';
export { StepButtons } from '../../ui/StepButtons';
export { observeVisibility } from '../../ui/visibility';
