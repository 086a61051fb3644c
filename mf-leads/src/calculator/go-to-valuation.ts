import { routes } from '@binnen/contracts/routes';
import { useNavigate } from '@binnen/platform';

/** On to the valuation form with the home and its value: in the history's state, because addresses stand in no URL. */
export const useGoToValuation = () => {
  const navigate = useNavigate();
  return (home: Record<string, string | undefined>, value: number, more = {}) => {
    const { fulladdress, postcode, huisnr, straat, plaats, toevoeging, byHand } = home;
    const address = { fulladdress, postcode, huisnr, straat, plaats, toevoeging, byHand };
    const state = { ...address, valuation: String(Math.round(value)), ...more };
    void navigate(`${routes.taxatie.href()}#valuation`, { state });
  };
};
