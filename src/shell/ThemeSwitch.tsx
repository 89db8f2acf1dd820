import { memo } from 'react';
import { chooseScheme, useScheme } from '../theme/scheme';
import { PreferenceSwitch } from './PreferenceSwitch';

const options = [
  { value: 'auto', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export const ThemeSwitch = memo(function ThemeSwitch() {
  return (
    <PreferenceSwitch
      legend="Theme"
      options={options}
      chosen={useScheme()}
      onChoose={chooseScheme}
    />
  );
});
